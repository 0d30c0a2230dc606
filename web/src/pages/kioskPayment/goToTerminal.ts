import { contract } from '@open-account/contracts'
import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import { redirectTo } from '../../session/redirectTo.ts'
import { addressWith } from '../../features/payment/paymentTexts.ts'
import { withoutPayment } from './requestedPayment.ts'

/** Redirects to the terminal, which redirects back to this page with the outcome. */
export const goToTerminal = (query: KioskPaymentQuery, page: string): void => {
  const terminal = `${import.meta.env.VITE_API_BASE_URL ?? ''}${contract.gateway.terminal.path}`
  redirectTo(
    addressWith(new URL(terminal, location.href), {
      ...query,
      redirectUrl: withoutPayment(new URL(page, location.href)),
    }),
  )
}
