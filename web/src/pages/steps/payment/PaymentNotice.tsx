import { CallUs } from '../../../features/failure/CallUs.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import type { PaymentAnswer } from '@open-account/domain/payment/process'
import { errorMessages } from '../../../features/failure/errorMessages.ts'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'

interface PaymentTexts {
  readonly title: string
  readonly advice: string
}

const maybeCharged = 'You may be charged already'
const keep = 'Keep the references below.'
const wait = `${maybeCharged}, so please do not pay again while we check. ${keep}`
const check = `${maybeCharged}: check again rather than pay again. ${keep}`

/** Texts while the page polls the status: nothing has failed yet, and there is nothing to press. */
const whileAsking: Readonly<Record<PaymentAnswer, PaymentTexts>> = {
  none: { title: 'We are checking your payment.', advice: wait },
  unconfirmed: { title: 'Your payment is not confirmed yet.', advice: wait },
  pending: { title: errorMessages.payment_pending.text, advice: wait },
  unanswered: { title: 'We cannot read your payment at the moment. We keep trying.', advice: wait },
}

/** Texts after the polling has ended. */
const afterwards: Readonly<Record<PaymentAnswer, PaymentTexts>> = {
  none: { title: 'We do not know yet whether your payment went through.', advice: check },
  unconfirmed: {
    title: 'Your payment is not confirmed.',
    advice: `We have received no payment for this application. Look at your bank account before you pay again. ${keep}`,
  },
  pending: { title: errorMessages.payment_pending.text, advice: check },
  unanswered: { title: errorMessages.payment_error.text, advice: check },
}

interface PaymentNoticeProps {
  readonly answer: PaymentAnswer
  readonly asking: boolean
}

/** The status of a payment without a known result. Texts that are not specified are ours. */
export const PaymentNotice = ({ answer, asking }: PaymentNoticeProps) => {
  const wizard = useWizard()
  const { title, advice } = (asking ? whileAsking : afterwards)[answer]
  return (
    <Notice is={answer === 'unanswered' && !asking ? 'bad' : 'info'} live title={title}>
      <p>{advice}</p>
      {!asking && <CallUs view={wizard} />}
    </Notice>
  )
}
