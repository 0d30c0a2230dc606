import { CallUs } from '../../dialogs/CallUs.tsx'
import { fieldId } from '../../form/fieldId.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useWizard } from '../../wizard/useWizard.ts'
import { premisesLabels as labels } from './premisesLabels.ts'
import css from './UnreadUses.module.css'

interface UnreadUsesProps {
  readonly reading: boolean
  readonly onAgain: () => void
}

/** Replaces the list of uses when it could not be loaded; an error of the field leads here. Texts are ours. */
export const UnreadUses = ({ reading, onAgain }: UnreadUsesProps) => {
  const wizard = useWizard()
  return (
    <div className={css['unread']} id={fieldId('use_of_premises')}>
      <Notice is="bad" live title={`The list '${labels.use_of_premises}' could not be read`}>
        <p>Your answers are saved on this device.</p>
        <div className={css['again']}>
          <Button look="secondary" small pending={reading} onClick={onAgain}>
            Try again
          </Button>
        </div>
        <CallUs view={wizard} />
      </Notice>
    </div>
  )
}
