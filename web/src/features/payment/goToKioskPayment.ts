import { isPaymentMethod, paymentMethods } from '@open-account/domain/payment/methods'
import type { Cents } from '@open-account/domain/deposit/money'
import { redirectTo } from '../../session/redirectTo.ts'
import { withoutReturn } from './gatewayReturn.ts'
import { addressWith } from './paymentWords.ts'

interface Payable {
  readonly amount: Cents
  /** The picked way to pay. */
  readonly method: string
  readonly stateId: string
}

/** Leaves for the page on which this kiosk takes payment; it leads back to the present address. */
export const goToKioskPayment = (page: URL, { amount, method, stateId }: Payable): void => {
  if (!isPaymentMethod(method)) throw new RangeError('Nobody pays before a way to pay is picked')
  redirectTo(
    addressWith(page, {
      paymentMode: paymentMethods[method],
      amount: String(amount),
      clientId: 'OA',
      redirectUrl: withoutReturn(location.href),
      clientState: stateId,
    }),
  )
}
