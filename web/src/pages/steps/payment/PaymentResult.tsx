import type { PaymentAnswer } from '@open-account/domain/payment/process'
import type { PaymentAttempt } from '../../../session/paymentAttempt.ts'
import { paymentDevicePage } from '../../../session/paymentDevicePage.ts'
import { Answers } from '../../../kit/ui/answers/Answers.tsx'
import { Actions, Button } from '../../../kit/ui/button/Button.tsx'
import { Loader } from '../../../kit/ui/feedback/Loader.tsx'
import { Section } from '../../../kit/ui/section/Section.tsx'
import { Lead } from '../../../kit/ui/text/text.tsx'
import { PaymentNotice } from './PaymentNotice.tsx'
import { paymentTitle, pleaseWait, processingPayment } from '../../../features/payment/paymentTexts.ts'

interface PaymentResultProps {
  readonly attempt: PaymentAttempt
  readonly answer: PaymentAnswer
  /** Undefined while the status is polled. */
  readonly onCheckAgain?: (() => void) | undefined
  /** Undefined when the service knows of a payment. */
  readonly onPayAgain?: (() => void) | undefined
}

/** The result of the payment as far as it is known, polled or checked again by the applicant. */
export const PaymentResult = ({ attempt, answer, onCheckAgain, onPayAgain }: PaymentResultProps) => {
  const { appId, returned } = attempt
  const reference = returned?.reference ?? ''
  return (
    <>
      <Section title={paymentTitle}>
        {(answer !== 'none' || onCheckAgain) && <PaymentNotice answer={answer} asking={!onCheckAgain} />}
        {!onCheckAgain && paymentDevicePage() !== null && <Lead>{pleaseWait}</Lead>}
        {!onCheckAgain && <Loader text={processingPayment} />}
      </Section>
      <Answers
        title="Your application"
        answers={[
          { term: 'Application ID', value: appId },
          ...(reference === '' ? [] : [{ term: 'Payment reference', value: reference }]),
        ]}
      />
      {onCheckAgain && (
        <Actions>
          {onPayAgain && (
            <Button look="secondary" onClick={onPayAgain}>
              Pay again
            </Button>
          )}
          <Button onClick={onCheckAgain}>Check again</Button>
        </Actions>
      )}
    </>
  )
}
