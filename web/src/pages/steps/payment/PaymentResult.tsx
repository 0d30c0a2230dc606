import { Suspense, useRef } from 'react'
import type { PaymentAnswer } from '@open-account/domain/payment/process'
import type { PaymentAttempt } from '../../../session/paymentAttempt.ts'
import { paymentDevicePage } from '../../../session/paymentDevicePage.ts'
import { Answers } from '../../../kit/ui/answers/Answers.tsx'
import { Actions, Button } from '../../../kit/ui/button/Button.tsx'
import { Loader } from '../../../kit/ui/feedback/Loader.tsx'
import { lazyPart } from '../../../kit/ui/lazy/lazyPart.tsx'
import { Section } from '../../../kit/ui/section/Section.tsx'
import { Lead } from '../../../kit/ui/text/text.tsx'
import { paymentTitle, pleaseWait, processingPayment } from '../../../features/payment/paymentTexts.ts'

/** Loaded with a result that is not known. */
const PaymentNotice = lazyPart(
  () => import('./PaymentNotice.tsx'),
  module => module.PaymentNotice,
)

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
  const status = useRef<HTMLDivElement>(null)
  const checkAgain =
    onCheckAgain &&
    (() => {
      // The button disappears while the status is polled.
      status.current?.focus()
      onCheckAgain()
    })
  return (
    <>
      <div ref={status} tabIndex={-1}>
        <Section title={paymentTitle}>
          {(answer !== 'none' || onCheckAgain) && (
            <Suspense>
              <PaymentNotice answer={answer} asking={!onCheckAgain} />
            </Suspense>
          )}
          {!onCheckAgain && paymentDevicePage() !== null && <Lead>{pleaseWait}</Lead>}
          {!onCheckAgain && <Loader text={processingPayment} />}
        </Section>
      </div>
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
          <Button onClick={checkAgain}>Check again</Button>
        </Actions>
      )}
    </>
  )
}
