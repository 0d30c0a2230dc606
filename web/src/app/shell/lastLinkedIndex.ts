import type { FlowStep } from '@open-account/domain/flow/flows'
import { indexOfStep } from '@open-account/domain/flow/progress'
import { eligibilityBlock, isEligibilityOpen } from '../../session/eligibility.ts'
import { reachedIn } from '../../session/signup.ts'
import { isTensionOpen } from '../../session/tensionQuestion.ts'
import type { ApplicationState } from '../../features/turnOn/calendarCalls.ts'

/** Whether Next of the particulars must call the service again, or its result blocks the application. */
const isApplicantUnchecked = ({ draft, facts }: Pick<ApplicationState, 'draft' | 'facts'>): boolean =>
  isEligibilityOpen(draft, facts.type) ||
  eligibilityBlock(draft.signup) !== null ||
  isTensionOpen(draft, facts)

/** Index of the last step that the step indicator links to: the particulars at most, while their Next is required. */
export const lastLinkedIndex = (
  steps: readonly FlowStep[],
  application: Pick<ApplicationState, 'draft' | 'facts'>,
): number =>
  Math.min(reachedIn(steps), isApplicantUnchecked(application) ? indexOfStep(steps, 'particulars') : Infinity)
