import { generalError } from '../../../features/failure/generalError.ts'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { Dialog } from '../../../kit/ui/dialog/Dialog.tsx'

interface PendingApplicationDialogProps {
  /** The service's description of the other application. */
  readonly description: string
  readonly onContinue: () => void
  readonly onCancel: () => void
}

/**
 * The dialog when another application for these premises is pending: continue, or end this one. Source: document 2,
 * section 8.
 */
export const PendingApplicationDialog = ({
  description,
  onContinue,
  onCancel,
}: PendingApplicationDialogProps) => (
  <Dialog
    title={generalError.title}
    actions={
      <>
        <Button look="secondary" small onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onContinue}>Continue</Button>
      </>
    }
  >
    {description !== '' && <p>{description}</p>}
    <p>Please click CONTINUE if you wish to proceed with payment or CANCEL to terminate the application.</p>
  </Dialog>
)
