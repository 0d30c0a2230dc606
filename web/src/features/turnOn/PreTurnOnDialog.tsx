import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'

interface PreTurnOnDialogProps {
  readonly onContinue: () => void
  readonly onClose: () => void
}

/** The dialog that supplies are on already. Source: document 2, section 4; the texts around it are ours. */
export default function PreTurnOnDialog({ onContinue, onClose }: PreTurnOnDialogProps) {
  return (
    <Dialog
      title="Supplies are on already"
      onDismiss={onClose}
      actions={<Button onClick={onContinue}>Continue</Button>}
    >
      <p>
        New BTO premises have ongoing supplies. There is no need for anyone to be present on the turn-on date.
      </p>
    </Dialog>
  )
}
