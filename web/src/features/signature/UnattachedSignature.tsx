import { useState } from 'react'
import { errorMessages } from '../failure/errorMessages.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { useReviewed } from '../review/useReviewed.ts'
import { Answers } from '../../kit/ui/answers/Answers.tsx'
import { Actions, Button } from '../../kit/ui/button/Button.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { Section } from '../../kit/ui/section/Section.tsx'
import { attachSignature } from './attachSignature.ts'

interface UnattachedSignatureProps {
  readonly appId: string
  /** Called with the submitted application. */
  readonly onAttached: (reviewed: Reviewed) => void
  /** Continues without the signature: the application is accepted anyway. */
  readonly onSkipped: (reviewed: Reviewed) => void
}

/**
 * An accepted application whose signature could not be attached to its form: only that call is retried. If it fails
 * again, the thank-you page explains what happens next.
 */
export const UnattachedSignature = ({ appId, onAttached, onSkipped }: UnattachedSignatureProps) => {
  const reviewed = useReviewed()
  const [failures, setFailures] = useState(1)
  const [trying, setTrying] = useState(false)
  const keepsFailing = failures > 1
  const tryAgain = async () => {
    setTrying(true)
    if (await attachSignature(reviewed, appId)) return onAttached(reviewed)
    setTrying(false)
    return setFailures(failures + 1)
  }
  return (
    <>
      <Section title="Your signature">
        <Notice key={failures} is="bad" live title={errorMessages.signature_attach_error.text}>
          <p>
            Your application is accepted, and your answers cannot be changed any more. Only your signature is
            missing on its form: please try again.
          </p>
          {keepsFailing && (
            <p>You can also continue without it: we will contact you to have the form signed.</p>
          )}
        </Notice>
      </Section>
      <Answers title="Your application" answers={[{ term: 'Application ID', value: appId }]} />
      <Actions>
        {keepsFailing && (
          <Button look="secondary" unavailable={trying} onClick={() => onSkipped(reviewed)}>
            Continue without the signature
          </Button>
        )}
        <Button pending={trying} onClick={() => void tryAgain()}>
          Try again
        </Button>
      </Actions>
    </>
  )
}
