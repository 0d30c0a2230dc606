import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import { isRedirectAllowed } from '@open-account/domain/application/redirect'
import { kioskPaymentPage } from '@open-account/domain/payment/kioskPage'
import { currentCapabilities } from '../../session/mode.ts'
import { readSession, sessionKeys } from '../../session/session.ts'
import { gatewayReturn, withReturn } from '../../features/payment/gatewayReturn.ts'
import { requestedPayment } from './requestedPayment.ts'

export type KioskVisit =
  | { readonly page: 'refused' }
  | { readonly page: 'offered'; readonly query: KioskPaymentQuery }
  | { readonly page: 'answered'; readonly returnAddress: string }

/** The payment of this visit to the payment page: from its address, or from the session. */
export const kioskVisit = (search: string): KioskVisit => {
  const query = requestedPayment(search)
  if (query === null) return { page: 'refused' }
  const page = kioskPaymentPage({
    paymentTerminal: currentCapabilities().paymentTerminal,
    hasPaymentRequest: true,
    isOwnApplication: query.clientState === readSession(sessionKeys.stateId),
    returnsHere: URL.canParse(query.redirectUrl) && isRedirectAllowed(new URL(query.redirectUrl), location),
    hasReturned: gatewayReturn(search) !== null,
  })
  if (page === 'offered') return { page, query }
  return page === 'answered' ? { page, returnAddress: withReturn(query.redirectUrl, search) } : { page }
}
