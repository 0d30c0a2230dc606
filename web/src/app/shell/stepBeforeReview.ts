import { turnOnStep } from '@open-account/domain/flow/stepRoles'
import type { Step } from '@open-account/domain/flow/flows'
import { isEligibilityStale } from '../../session/eligibility.ts'
import { isTensionOpen } from '../../session/tensionQuestion.ts'
import type { Asked } from '../../features/turnOn/calendarCalls.ts'
import { isTurnOnStale } from '../../features/turnOn/turnOnDraft.ts'

/**
 * The step that a change from the review leads to before the review can stand again: other premises need another
 * answer about the applicant and the tension, and with either of them the date may need other things. Null when it can stand.
 */
export const stepBeforeReview = (changed: Step, asked: Asked): Step | null => {
  const { draft, facts } = asked
  const isApplicantOpen = isEligibilityStale(draft, facts.type) || isTensionOpen(draft, facts)
  if (changed === 'premises' && isApplicantOpen) return 'particulars'
  const turnOn = turnOnStep(facts)
  return changed !== turnOn && isTurnOnStale(asked) ? turnOn : null
}
