import {
  canPayAgain,
  type PaymentAnswer,
  type PaymentProcess,
  type UnpaidReason,
} from '@open-account/domain/payment/process'
import { useState } from 'react'
import type { Reviewed } from '../../../features/review/reviewed.ts'
import type { Attach } from '../../../features/submission/useSubmit.ts'
import { useViewChange } from '../../../session/useViewChange.ts'
import { Lead } from '../../../kit/ui/text/text.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { PaymentForm } from './PaymentForm.tsx'
import { PaymentResult } from './PaymentResult.tsx'
import { usePayment } from './usePayment.tsx'
import { Dialog } from '../../../kit/ui/dialog/Dialog.tsx'
import { Loader } from '../../../kit/ui/feedback/Loader.tsx'
import { processingPayment } from '../../../features/payment/paymentTexts.ts'
import { type AmountsToPay, amountsToPay, paymentTermsOf } from '@open-account/domain/payment/amountsToPay'
import { depositAmount } from '../../../session/draftSelectors.ts'
import type { Draft } from '../../../session/draft.ts'
import type { ApplicationSettings } from '../../../session/settings.ts'

/** The amounts of an application, from the calculated deposit and the settings; null without a deposit. */
const amountsOf = (
  { security_deposit: deposit }: Pick<Draft, 'security_deposit'>,
  settings: Pick<ApplicationSettings, 'adminFee' | 'gstPercent'>,
): AmountsToPay | null => {
  const amount = depositAmount(deposit)
  return amount === null ? null : amountsToPay(amount, paymentTermsOf(settings))
}

/** An overlay from the press on Pay until the page of the payment provider loads. */
const ProcessingOverlay = () => (
  <Dialog title={processingPayment} actions={null}>
    <Loader />
  </Dialog>
)

/** The result of a payment that replaces the form; null while the form shows. */
const shownAnswer = (payment: PaymentProcess): PaymentAnswer | null => {
  if (payment.status === 'paid') return 'none'
  return payment.status === 'polling' || payment.status === 'unsettled' ? payment.answer : null
}

interface PaymentViewProps {
  readonly reviewed: Reviewed
  /** Attaches a signature to the form of the application. */
  readonly attach: Attach
}

/** The payment form, or the result of the payment. */
export const PaymentView = ({ reviewed, attach }: PaymentViewProps) => {
  const { settings } = useWizard()
  const amounts = amountsOf(reviewed.draft, settings)
  const { payment, attempt, pay, checkAgain, payAgain, dialogs } = usePayment({ reviewed, amounts, attach })
  const { status } = payment
  const answer = shownAnswer(payment)
  useViewChange(answer === null ? 'form' : 'result')
  // The message stays while its button submits, so that the focus has a place to return to.
  const [reason, setReason] = useState<UnpaidReason | null>(null)
  if (attempt !== null && status === 'unpaid' && payment.reason !== reason) setReason(payment.reason)
  if (answer !== null && attempt !== null)
    return (
      <PaymentResult
        attempt={attempt}
        answer={answer}
        onCheckAgain={status === 'unsettled' ? checkAgain : undefined}
        onPayAgain={canPayAgain(payment) ? payAgain : undefined}
      />
    )
  return (
    <>
      <Lead>The commercial security deposit is paid by eNets or credit card during the application.</Lead>
      <PaymentForm
        reviewed={reviewed}
        amounts={amounts}
        attempt={attempt}
        reason={reason}
        paying={status !== 'unpaid'}
        onPay={pay}
      />
      {(status === 'submitting' || status === 'leaving') && <ProcessingOverlay />}
      {dialogs}
    </>
  )
}
