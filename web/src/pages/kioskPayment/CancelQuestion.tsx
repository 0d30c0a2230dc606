import { readPaymentAttempt } from '../../session/paymentAttempt.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { UnbrokenText } from '../../kit/ui/text/UnbrokenText.tsx'

interface CancelQuestionProps {
  readonly onStay: () => void
  /** Back to the payment step. */
  readonly onLeave: () => void
}

/**
 * Asks before the applicant cancels a payment: the application is accepted, and its number is the only way to ask
 * about it later (C-187). Texts are ours.
 */
export const CancelQuestion = ({ onStay, onLeave }: CancelQuestionProps) => {
  const attempt = readPaymentAttempt()
  return (
    <Dialog
      title="Cancel this payment?"
      onDismiss={onStay}
      actions={
        <>
          <Button look="secondary" onClick={onStay}>
            Continue paying
          </Button>
          <Button onClick={onLeave}>Back to the payment step</Button>
        </>
      }
    >
      <p>Your application is accepted and not paid yet.</p>
      {attempt !== null && (
        <p>
          Application ID{' '}
          <b>
            <UnbrokenText>{attempt.appId}</UnbrokenText>
          </b>
        </p>
      )}
      <p>You go back to the payment step. You can pay there for as long as this session lasts.</p>
    </Dialog>
  )
}
