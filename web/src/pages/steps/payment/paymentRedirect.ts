import { contract } from '@open-account/contracts'
import { withoutReturn } from '../../../features/payment/gatewayReturn.ts'

/** Where the gateway sends the browser: the service's callback, which brings it back to the present address (C-093). */
export const paymentRedirect = (): string => {
  const service = `${import.meta.env.VITE_API_BASE_URL ?? ''}${contract.payment.callback.path}`
  const callback = new URL(service, location.href)
  callback.searchParams.set('return', withoutReturn(location.href))
  return callback.href
}
