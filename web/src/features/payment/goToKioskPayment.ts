import { isPaymentMethod, paymentMethods } from '@open-account/domain/payment/methods'
import type { Cents } from '@open-account/domain/deposit/money'
import { redirectTo } from '../../session/redirectTo.ts'
import { withoutReturn } from './gatewayReturn.ts'
import { addressWith } from './paymentTexts.ts'

interface Payable {
  readonly amount: Cents
  /** The chosen payment method. */
  readonly method: string
  readonly stateId: string
}

/** Redirects to the payment page of this kiosk, which redirects back to the present address. */
export const goToKioskPayment = (page: URL, { amount, method, stateId }: Payable): void => {
  if (!isPaymentMethod(method)) throw new RangeError('No payment method is chosen')
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
