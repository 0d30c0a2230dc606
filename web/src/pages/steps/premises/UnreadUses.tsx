import { CallUs } from '../../../features/failure/CallUs.tsx'
import { fieldId } from '../../../kit/form/useBoundField.ts'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { premisesLabels as labels } from '../../../session/labels/premisesLabels.ts'
import css from './UnreadUses.module.css'

interface UnreadUsesProps {
  readonly failures: number
  readonly reading: boolean
  readonly onAgain: () => void
}

/** Replaces the list of uses when it could not be loaded; an error of the field links to it. Texts are ours. */
export const UnreadUses = ({ failures, reading, onAgain }: UnreadUsesProps) => {
  const wizard = useWizard()
  return (
    <div className={css['unread']}>
      {/* A new notice is announced again; the button outside it keeps its focus. */}
      <Notice key={failures} is="bad" live title={`The list '${labels.use_of_premises}' could not be read`}>
        <p>Your answers are saved on this device.</p>
        <CallUs view={wizard} />
      </Notice>
      <div className={css['again']}>
        <Button id={fieldId('use_of_premises')} look="secondary" small pending={reading} onClick={onAgain}>
          Try again
        </Button>
      </div>
    </div>
  )
}
