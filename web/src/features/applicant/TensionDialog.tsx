import type { ClientErrorCode } from '@open-account/contracts/clientErrors'
import type { TensionOutcome } from '@open-account/domain/premises/tension'
import { saveDraft } from '../../session/draftStore.ts'
import { CallUs } from '../failure/CallUs.tsx'
import { errorMessages, actionLabels } from '../failure/errorMessages.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { withElectricityGivenUp } from './withElectricityGivenUp.ts'

type Refused = Exclude<TensionOutcome, 'continue'>

interface Prompt {
  readonly words: ClientErrorCode
  /** Whether the applicant may stay and change something. */
  readonly stays: boolean
}

/** What each outcome says; its button leads back to the start, or on without electricity. Source: document 1, section 4. */
const prompts: Readonly<Record<Refused, Prompt>> = {
  blocked: { words: 'tension_only_electricity', stays: false },
  continue_without_electricity: { words: 'tension_other_services', stays: true },
}

interface TensionDialogProps {
  readonly refused: Refused
  readonly onClose: () => void
}

/** The tension that was asked for is not served here. */
export const TensionDialog = ({ refused, onClose }: TensionDialogProps) => {
  const wizard = useWizard()
  const { signup, cancel, goNext } = wizard
  const { words, stays } = prompts[refused]
  const { title, text, way } = errorMessages[words]
  const goOn = async () => {
    onClose()
    saveDraft(before => withElectricityGivenUp(before, signup.domain))
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
