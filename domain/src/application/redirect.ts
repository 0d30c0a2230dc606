import type { ModeCapabilities } from './modes.ts'

/** The parts of an address that decide whether a redirect is allowed; `URL` and `Location` have them. */
export interface AddressParts {
  readonly protocol: string
  readonly host: string
  readonly pathname: string
}

const terminalPath = '/payment'

/**
 * Whether a redirect leads to a page of this application. Protocol and host are compared, not the origin: an address
 * such as `blob:https://…` has the origin of the page that made it.
 */
export const isRedirectAllowed = (
  redirect: Pick<AddressParts, 'protocol' | 'host'>,
  page: Pick<AddressParts, 'protocol' | 'host'>,
): boolean => redirect.protocol === page.protocol && redirect.host === page.host

/**
 * Whether the device has a payment terminal: its mode may take payment at one, and its redirect leads to the terminal's
 * page or below. A path that only begins with the same letters does not count.
 */
export const isPaymentDevice = (
  { paymentTerminal }: Pick<ModeCapabilities, 'paymentTerminal'>,
  redirect: AddressParts,
  page: Pick<AddressParts, 'protocol' | 'host'>,
): boolean =>
  paymentTerminal &&
  isRedirectAllowed(redirect, page) &&
  (redirect.pathname === terminalPath || redirect.pathname.startsWith(`${terminalPath}/`))
