import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import { isRedirectAllowed } from '@open-account/domain/application/redirect'
import { kioskPaymentPage } from '@open-account/domain/payment/kioskPage'
import { currentCapabilities } from '../../session/mode.ts'
import { readSession, sessionKeys } from '../../session/session.ts'
import { gatewayReturn, withReturn } from '../../features/payment/gatewayReturn.ts'
import { askedPayment } from './askedPayment.ts'

export type KioskVisit =
  | { readonly page: 'refused' }
  | { readonly page: 'offered'; readonly query: KioskPaymentQuery }
  | { readonly page: 'answered'; readonly wayBack: string }

/** The payment of this visit to the payment page: from its address, or stored in the session before. */
export const kioskVisit = (search: string): KioskVisit => {
  const query = askedPayment(search)
  if (query === null) return { page: 'refused' }
  const page = kioskPaymentPage({
    paymentTerminal: currentCapabilities().paymentTerminal,
    hasPaymentRequest: true,
    isOwnApplication: query.clientState === readSession(sessionKeys.stateId),
    returnsHere: URL.canParse(query.redirectUrl) && isRedirectAllowed(new URL(query.redirectUrl), location),
    hasReturned: gatewayReturn(search) !== null,
  })
  if (page === 'offered') return { page, query }
  return page === 'answered' ? { page, wayBack: withReturn(query.redirectUrl, search) } : { page }
}
