import type { ErrorCode } from '@open-account/contracts/errors'
import { CallUs } from '../../failure/CallUs.tsx'
import { errorMessages } from '../../failure/errorMessages.ts'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { useIdentityVisit } from './identityVisit.ts'
import css from './IdentityFailed.module.css'

/** The message that identity data could not be retrieved, with a button to try again. */
export const IdentityFailed = ({ code }: { readonly code: ErrorCode }) => {
  const wizard = useWizard()
  const visit = useIdentityVisit()
  return (
    <Notice is="bad" live>
      <p>{errorMessages[code].text}</p>
      <CallUs view={wizard} />
      <div className={css['again']}>
        <Button look="secondary" small onClick={visit}>
          Try again
        </Button>
      </div>
    </Notice>
  )
}
