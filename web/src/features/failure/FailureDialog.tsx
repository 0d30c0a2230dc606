import type { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { Points } from '../../kit/ui/text/text.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { CallUs } from './CallUs.tsx'
import { errorMessages, type ErrorMessage, failureText, actionLabels } from './errorMessages.ts'

interface FailureDialogProps {
  readonly failure: Pick<ServiceFailure, 'code' | 'description'>
  /** More lines under the text. */
  readonly lines?: readonly string[]
  /** Called after the button of an error that lets the applicant stay on the page. */
  readonly onClosed: () => void
  /** Does again what has failed, where that may help. */
  readonly onAgain?: (() => void) | undefined
}

/** An error in a dialog: its text, the number to call, and the button that leads on. */
export const FailureDialog = ({ failure, lines = [], onClosed, onAgain }: FailureDialogProps) => {
  const wizard = useWizard()
  const { cancel } = wizard
  const { title, way }: ErrorMessage = errorMessages[failure.code]
  const leaves = way === 'landing' || way === 'endSession'
  return (
    <Dialog
      title={title}
      onDismiss={leaves ? undefined : onClosed}
      actions={
        <>
          <Button look={onAgain && 'secondary'} onClick={leaves ? () => void cancel() : onClosed}>
            {actionLabels[way]}
          </Button>
          {onAgain && <Button onClick={onAgain}>Try again</Button>}
        </>
      }
    >
      <p>{failureText(failure)}</p>
      {lines.length > 0 && <Points items={lines} />}
      <CallUs view={wizard} />
    </Dialog>
  )
}
