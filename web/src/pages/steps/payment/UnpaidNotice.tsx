import { Button } from '../../../kit/ui/button/Button.tsx'
import { CallUs } from '../../../features/failure/CallUs.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import type { UnpaidReason } from '@open-account/domain/payment/process'
import type { PaymentAttempt } from '../../../session/paymentAttempt.ts'
import { errorMessages } from '../../../features/failure/errorMessages.ts'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { Section } from '../../../kit/ui/section/Section.tsx'
import { UnbrokenText } from '../../../kit/ui/text/UnbrokenText.tsx'
import { paymentTitle } from '../../../features/payment/paymentTexts.ts'

interface UnpaidNoticeProps {
  readonly attempt: PaymentAttempt
  readonly reason: UnpaidReason
  /** The state of its button, which submits the form as Pay does. */
  readonly unavailable: boolean
  readonly pending: boolean
}

interface UnpaidTexts {
  readonly title: string
  readonly text?: string
  /** The label of the button to pay. */
  readonly again: string
}

/** The texts for each reason why the application is unpaid. Only the text of a failure is specified. */
const texts: Readonly<Record<UnpaidReason, UnpaidTexts>> = {
  not_attempted: { title: 'Your application is accepted and not paid yet.', again: 'Continue to payment' },
  failed: { ...errorMessages.payment_failed, again: 'Try again' },
  unconfirmed: {
    title: 'Your payment is not confirmed.',
    text: 'We have received no payment for this application. Look at your bank account before you pay again.',
    again: 'Try again',
  },
}

/** The notice of an accepted application that is not paid yet, with the reason. */
export const UnpaidNotice = ({ attempt: { appId, returned }, reason, ...state }: UnpaidNoticeProps) => {
  const wizard = useWizard()
  const { title, text, again } = texts[reason]
  return (
    <Section title={paymentTitle}>
      <Notice is={reason === 'failed' ? 'bad' : 'info'} live title={title}>
        {text && <p>{text}</p>}
        {reason !== 'not_attempted' && returned?.message && (
          <p>Reason from the payment provider: {returned.message}</p>
        )}
        <p>
          Application ID{' '}
          <b>
            <UnbrokenText>{appId}</UnbrokenText>
          </b>
          . Your answers cannot be changed any more; you can pay below.
        </p>
        {reason !== 'not_attempted' && <CallUs view={wizard} />}
        <Button type="submit" look="secondary" small {...state}>
          {again}
        </Button>
      </Notice>
    </Section>
  )
}
