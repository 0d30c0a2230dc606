import type { FlowStep } from '@open-account/domain/flow/flows'
import { indexOfStep } from '@open-account/domain/flow/progress'
import { eligibilityBlock, isEligibilityStale } from '../../session/eligibility.ts'
import { reachedIn } from '../../session/signup.ts'
import { isTensionOpen } from '../../session/tensionQuestion.ts'
import type { Asked } from '../../features/turnOn/calendarCalls.ts'

/** Whether Next of the particulars has something to ask, or an answer of it stands in the way. */
const isApplicantOpen = ({ draft, facts }: Pick<Asked, 'draft' | 'facts'>): boolean =>
  draft.particulars.eligibilityAskedWith === null ||
  eligibilityBlock(draft.signup) !== null ||
  isEligibilityStale(draft, facts.type) ||
  isTensionOpen(draft, facts)

/** Index of the last step that may be gone to at once: none beyond the particulars while Next of them is needed. */
export const lastLinkedIndex = (steps: readonly FlowStep[], asked: Pick<Asked, 'draft' | 'facts'>): number =>
  Math.min(reachedIn(steps), isApplicantOpen(asked) ? indexOfStep(steps, 'particulars') : Infinity)
