import { CallUs } from '../../features/failure/CallUs.tsx'
import { errorMessages, failureText, actionLabels } from '../../features/failure/errorMessages.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import type { StartFailure } from './useStart.ts'
import type { LandingView } from './view.ts'

interface StartFailureDialogProps {
  readonly failure: StartFailure
  readonly view: Pick<LandingView, 'settings' | 'capabilities'>
  readonly onClose: () => void
}

/** The error when no transaction could be started, with the service's description or the specified text. */
export const StartFailureDialog = ({ failure, view, onClose }: StartFailureDialogProps) => {
  const { title, way } = errorMessages[failure.code]
  return (
    <Dialog
      title={title}
      onDismiss={onClose}
      actions={<Button onClick={onClose}>{actionLabels[way]}</Button>}
    >
      <p>{failureText(failure)}</p>
      <CallUs view={view} />
    </Dialog>
  )
}
