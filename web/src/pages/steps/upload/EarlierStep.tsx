import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { turnOnStep } from '@open-account/domain/flow/stepRoles'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { useWizard } from '../../../session/useWizard.ts'

/** The id of the notice, for links. */
export const earlierStepId = 'earlier-step'

/** The notice that an answer of an earlier step is missing or invalid, with a link to the review. */
export const EarlierStep = ({ facts }: { readonly facts: ApplicationFacts }) => {
  const { signup } = useWizard()
  const { domain, type } = signup
  return (
    <Notice is="bad">
      <p>
        <b>The review is not complete any more.</b>
      </p>
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
