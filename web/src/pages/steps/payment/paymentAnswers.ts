import { formatDollars } from '@open-account/domain/deposit/money'
import type { AmountsToPay } from '@open-account/domain/payment/amountsToPay'
import type { Draft } from '../../../session/draft.ts'
import type { PaymentAttempt } from '../../../session/paymentAttempt.ts'
import type { AnswerLine, AnswerSection } from '../../../session/handover/answerSection.ts'

interface Paid {
  readonly draft: Pick<Draft, 'payment' | 'security_deposit'>
  readonly amounts: AmountsToPay | null
  readonly attempt: PaymentAttempt
}

const amountLines = ({ adminFee, gst, payable }: AmountsToPay): readonly AnswerLine[] => [
  ...(adminFee > 0 ? [{ term: 'Admin fee with GST', value: formatDollars(adminFee + gst) }] : []),
  { term: 'Amount paid', value: formatDollars(payable) },
]

/** The payment, for the receipt. */
export const paymentAnswers = ({ draft, amounts, attempt }: Paid): AnswerSection => {
  const { payment, security_deposit: deposit } = draft
  const method = deposit.payment_method.find(({ value }) => value === payment.PAYMENT_METHOD)
  const lines: readonly AnswerLine[] = [
    ...(amounts === null ? [] : amountLines(amounts)),
    { term: 'Payment Method', value: method?.text ?? '' },
    { term: 'Payment reference', value: attempt.returned?.reference ?? '' },
  ]
  return { step: 'payment', title: 'Payment', lines: lines.filter(({ value }) => value !== '') }
}
