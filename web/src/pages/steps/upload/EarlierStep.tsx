import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { turnOnStep } from '@open-account/domain/flow/stepRoles'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { useWizard } from '../../../session/useWizard.ts'

/** Where the way back stands: links lead here. */
export const earlierStepId = 'earlier-step'

/** Something of an earlier step is not given, or does not count any more: the way back to the review. */
export const EarlierStep = ({ facts }: { readonly facts: ApplicationFacts }) => {
  const { signup } = useWizard()
  const { domain, type } = signup
  return (
    <Notice is="bad" title="The review is not complete any more.">
      <p>
        <Link
          id={earlierStepId}
          to="/open-account/$domain/$type/$step"
          params={{ domain, type, step: turnOnStep(facts) }}
        >
          Go back to the review
        </Link>
      </p>
    </Notice>
  )
}
