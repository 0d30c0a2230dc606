import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'

interface AddressNotFoundDialogProps {
  readonly onContinue: () => void
  readonly onClose: () => void
}

/** After the third look-up that found nothing: why that may be, and the two ways on. */
export const AddressNotFoundDialog = ({ onContinue, onClose }: AddressNotFoundDialogProps) => (
  <Dialog
    title="The address cannot be found"
    actions={
      <>
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
        <Button onClick={onContinue}>Continue</Button>
      </>
    }
  >
    <p>There may be one of these reasons:</p>
    <ul>
      <li>The information entered is incorrect.</li>
      <li>It is a non-standard address, such as a street light or a bus stop.</li>
      <li>It is a newly built property that is not registered yet.</li>
    </ul>
    <p>Continue to describe the premises in words, or close to start again.</p>
  </Dialog>
)
