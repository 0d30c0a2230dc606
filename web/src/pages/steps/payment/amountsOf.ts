import { type AmountsToPay, amountsToPay, paymentTermsOf } from '@open-account/domain/payment/amountsToPay'
import { depositAmount } from '../../../session/depositAmount.ts'
import type { Draft } from '../../../session/draft.ts'
import type { ApplicationSettings } from '../../../session/settings.ts'

/** What an application costs by the calculated deposit and the settings; null while there is no deposit. */
export const amountsOf = (
  { security_deposit: deposit }: Pick<Draft, 'security_deposit'>,
  settings: Pick<ApplicationSettings, 'adminFee' | 'gstPercent'>,
): AmountsToPay | null => {
  const amount = depositAmount(deposit)
  return amount === null ? null : amountsToPay(amount, paymentTermsOf(settings))
}
