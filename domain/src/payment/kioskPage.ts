/** What is known of a visit to the payment page of a kiosk. */
export interface KioskPaymentVisit {
  /** Whether this device may take payment at a terminal. */
  readonly paymentTerminal: boolean
  /** Whether the address asks for a payment, whole and well formed. */
  readonly asked: boolean
  /** Whether it is about the application of this session. */
  readonly ofThisSession: boolean
  /** Whether it leads back to a page of this application. */
  readonly leadsBackHere: boolean
  /** Whether the terminal has sent the browser back, with whatever outcome. */
  readonly answered: boolean
}

/**
 * What the payment page of a kiosk is there for. `refused`: for nothing, and it leads to the start. `offered`: it says
 * what is paid and leads to the terminal; cancelling leads back to the application (C-187). `answered`: it leads there too,
 * which asks for the status: every outcome is told and judged there.
 */
export type KioskPaymentPage = 'refused' | 'offered' | 'answered'

export const kioskPaymentPage = ({
  paymentTerminal,
  asked,
  ofThisSession,
  leadsBackHere,
  answered,
}: KioskPaymentVisit): KioskPaymentPage => {
  if (!(paymentTerminal && asked && ofThisSession && leadsBackHere)) return 'refused'
  return answered ? 'answered' : 'offered'
}
