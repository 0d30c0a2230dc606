import { Button } from '../../../kit/ui/button/Button.tsx'
import { Dialog } from '../../../kit/ui/dialog/Dialog.tsx'
import { Points } from '../../../kit/ui/text/text.tsx'

const reasons = [
  'The information entered is incorrect.',
  'It is a non-standard address, such as a street light or a bus stop.',
  'It is a newly built property that is not registered yet.',
]

interface AddressNotFoundDialogProps {
  readonly onContinue: () => void
  readonly onClose: () => void
}

/** The dialog after the third look-up without a result: possible reasons, and two ways to continue. */
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
    <Points items={reasons} />
    <p>Continue to describe the premises in words, or close to start again.</p>
  </Dialog>
)
