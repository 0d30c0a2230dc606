import type { ClientErrorCode } from '@open-account/contracts/clientErrors'
import type { TensionOutcome } from '@open-account/domain/premises/tension'
import { saveDraft } from '../../session/draftStore.ts'
import { CallUs } from '../failure/CallUs.tsx'
import { errorMessages, type ErrorMessage, actionLabels } from '../failure/errorMessages.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { withElectricityDeselected } from './withElectricityDeselected.ts'

type Refused = Exclude<TensionOutcome, 'continue'>

/**
 * The message of each outcome; its button returns to the start, or continues without electricity. Source: document 1,
 * section 4.
 */
const codes = {
  blocked: 'tension_only_electricity',
  continue_without_electricity: 'tension_other_services',
} as const satisfies Readonly<Record<Refused, ClientErrorCode>>

interface TensionDialogProps {
  readonly refused: Refused
  readonly onClose: () => void
}

/** Shows that the chosen tension is not served at these premises. */
export const TensionDialog = ({ refused, onClose }: TensionDialogProps) => {
  const wizard = useWizard()
  const { signup, cancel, goNext } = wizard
  const { title, text, way }: ErrorMessage = errorMessages[codes[refused]]
  // The applicant may stay and change an answer.
  const stays = way === 'continue'
  const goOn = async () => {
    onClose()
    saveDraft(previous => withElectricityDeselected(previous, signup.domain))
    await goNext()
  }
  return (
    <Dialog
      title={title}
      onDismiss={stays ? onClose : undefined}
      actions={
        <>
          {stays && (
            <Button look="secondary" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button onClick={() => void (stays ? goOn() : cancel())}>{actionLabels[way]}</Button>
        </>
      }
    >
      <p>{text}</p>
      <CallUs view={wizard} />
    </Dialog>
  )
}
