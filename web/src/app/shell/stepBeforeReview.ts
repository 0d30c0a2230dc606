import { turnOnStep } from '@open-account/domain/flow/stepRoles'
import type { Step } from '@open-account/domain/flow/flows'
import { isEligibilityOpen } from '../../session/eligibility.ts'
import { isTensionOpen } from '../../session/tensionQuestion.ts'
import type { ApplicationState } from '../../features/turnOn/calendarCalls.ts'
import { isTurnOnStale } from '../../features/turnOn/turnOnDraft.ts'

/**
 * The step that must be repeated after a change from the review, or null when the review can continue. Other premises
 * require a new check of the applicant and the tension, and either can make the turn-on date invalid.
 */
export const stepBeforeReview = (changed: Step, application: ApplicationState): Step | null => {
  const { draft, facts } = application
  const isApplicantUnchecked = isEligibilityOpen(draft, facts.type) || isTensionOpen(draft, facts)
  if (changed === 'premises' && isApplicantUnchecked) return 'particulars'
  const turnOn = turnOnStep(facts)
  return changed !== turnOn && isTurnOnStale(application) ? turnOn : null
}
