import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'

interface SubmitDialogProps {
  readonly processing: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The confirmation dialog before a submission. Source of the texts: document 2, section 2. */
export const SubmitDialog = ({ processing, onConfirm, onClose }: SubmitDialogProps) => (
  <Dialog
    title="Do you want to submit your application?"
    onDismiss={processing ? undefined : onClose}
    actions={
      <>
        <Button look="secondary" unavailable={processing} onClick={onClose}>
          Cancel
        </Button>
        <Button pending={processing} onClick={onConfirm}>
          {processing ? 'processing..' : 'Confirm'}
        </Button>
      </>
    }
  >
    <p>Your answers cannot be changed after this.</p>
  </Dialog>
)
