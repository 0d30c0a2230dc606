/** A visit to the payment page of a kiosk. */
export interface KioskPaymentVisit {
  /** Whether this device may take payment at a terminal. */
  readonly paymentTerminal: boolean
  /** Whether the address has a complete, well-formed payment request. */
  readonly hasPaymentRequest: boolean
  /** Whether the request names the application of this session. */
  readonly isOwnApplication: boolean
  /** Whether its redirect leads to a page of this website. */
  readonly returnsHere: boolean
  /** Whether the terminal has sent the browser back, with any outcome. */
  readonly hasReturned: boolean
}

/**
 * The content of a kiosk's payment page. `refused`: nothing; the page redirects to the start. `offered`: the amount and
 * a button to the terminal; Cancel leads back to the application (C-187). `answered`: nothing; the page redirects to the
 * application, which requests the status and shows the outcome.
 */
export type KioskPaymentPage = 'refused' | 'offered' | 'answered'

export const kioskPaymentPage = ({
  paymentTerminal,
  hasPaymentRequest,
  isOwnApplication,
  returnsHere,
  hasReturned,
}: KioskPaymentVisit): KioskPaymentPage => {
  if (!(paymentTerminal && hasPaymentRequest && isOwnApplication && returnsHere)) return 'refused'
  return hasReturned ? 'answered' : 'offered'
}
