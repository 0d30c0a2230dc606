import { turnOnStep } from '@open-account/domain/flow/stepRoles'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { unansweredId } from './unansweredNeeds.ts'

/** The notice that a change has made date, deposit or signature invalid, with a link to their step. */
export const Unanswered = () => {
  const { signup, facts, steps } = useWizard()
  const { domain, type } = signup
  const step = turnOnStep(facts)
  const label = steps.find(visible => visible.step === step)?.label ?? step
  return (
    <div id={unansweredId} tabIndex={-1}>
      <Notice is="bad">
        <p>
          Not everything that you are about to pay for is up to date any more.{' '}
          <Link to="/open-account/$domain/$type/$step" params={{ domain, type, step }}>
            Go back to {label}
          </Link>
        </p>
      </Notice>
    </div>
  )
}
