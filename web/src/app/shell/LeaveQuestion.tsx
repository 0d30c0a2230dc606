import { continuationLimit } from '@open-account/domain/application/leaving'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'

interface LeaveQuestionProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before an application with answers is left. Texts are ours. */
export const LeaveQuestion = ({ onStay, onLeave }: LeaveQuestionProps) => (
  <Dialog
    title="Leave this application?"
    onDismiss={onStay}
    actions={
      <>
        <Button look="secondary" small onClick={onLeave}>
          Leave
        </Button>
        <Button onClick={onStay}>Stay</Button>
      </>
    }
  >
    <p>
      Your answers stay in this browser tab for {continuationLimit / 60_000} minutes. You can continue from
      the first page.
    </p>
  </Dialog>
)
