import { redirectTo } from '../../api/redirectTo.ts'
import { errorWords } from '../../dialogs/errorWords.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useWizard } from '../../wizard/useWizard.ts'
import { identityAddress } from './identityAddress.ts'
import css from './IdentityFailed.module.css'

/** The identity data did not come: once more, or by hand below. */
export const IdentityFailed = () => {
  const { signup } = useWizard()
  return (
    <Notice is="bad" live>
      <p>{errorWords.myinfo_error.text}</p>
      <div className={css['again']}>
        <Button look="secondary" small onClick={() => redirectTo(identityAddress(signup.stateId))}>
          Try again
        </Button>
      </div>
    </Notice>
  )
}
