import { canPayAgain, type PaymentNews, type PaymentProcess } from '@open-account/domain/payment/process'
import type { Reviewed } from '../../../features/review/reviewed.ts'
import type { Attach } from '../../../features/submission/useSubmit.ts'
import { useViewChange } from '../../../session/useViewChange.ts'
import { Lead } from '../../../kit/ui/text/Lead.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { amountsOf } from './amountsOf.ts'
import { PaymentForm } from './PaymentForm.tsx'
import { PaymentResult } from './PaymentResult.tsx'
import { ProcessingOverlay } from './ProcessingOverlay.tsx'
import { UnpaidNotice } from './UnpaidNotice.tsx'
import { usePayment } from './usePayment.tsx'

/** What is told of a payment whose form is not shown; null while it is. */
const newsOf = (payment: PaymentProcess): PaymentNews | null => {
  if (payment.status === 'paid') return 'nothing'
  return payment.status === 'asking' || payment.status === 'unsettled' ? payment.news : null
}

interface PaymentViewProps {
  readonly reviewed: Reviewed
  /** Has a signature attached to the form of the application. */
  readonly attach: Attach
}

/** What is paid and how, or how the payment went. */
export const PaymentView = ({ reviewed, attach }: PaymentViewProps) => {
  const { settings } = useWizard()
  const amounts = amountsOf(reviewed.draft, settings)
  const { payment, attempt, pay, checkAgain, payAgain, dialogs } = usePayment({ reviewed, amounts, attach })
  const { status } = payment
  const news = newsOf(payment)
  useViewChange(news === null ? 'form' : 'result')
  if (news !== null && attempt !== null)
    return (
      <PaymentResult
        attempt={attempt}
        news={news}
        onCheckAgain={status === 'unsettled' ? checkAgain : undefined}
        onPayAgain={canPayAgain(payment) ? payAgain : undefined}
      />
    )
  return (
    <>
      <Lead>The commercial security deposit is paid by eNets or credit card during the application.</Lead>
      {status === 'unpaid' && attempt && <UnpaidNotice attempt={attempt} reason={payment.reason} />}
      <PaymentForm
        reviewed={reviewed}
        amounts={amounts}
        accepted={attempt !== null}
        paying={status !== 'unpaid'}
        onPay={pay}
      />
      {(status === 'submitting' || status === 'leaving') && <ProcessingOverlay />}
      {dialogs}
    </>
  )
}
