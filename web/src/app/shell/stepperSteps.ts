import { type FlowStep, visibleSteps } from '@open-account/domain/flow/flows'
import { indexOfStep } from '@open-account/domain/flow/progress'
import { eligibilityBlock, isEligibilityOpen } from '../../session/eligibility.ts'
import { isManualEntryAllowed } from '../../session/manualEntry.ts'
import { isAccepted, reachedIn } from '../../session/signup.ts'
import { isTensionOpen } from '../../session/tensionQuestion.ts'
import type { Wizard } from '../../session/useWizard.ts'

/** Whether Next of the particulars must call the service again, or its result blocks the application. */
const isApplicantUnchecked = ({ draft, facts }: Pick<Wizard, 'draft' | 'facts'>): boolean =>
  isEligibilityOpen(draft, facts.type) ||
  eligibilityBlock(draft.signup) !== null ||
  isTensionOpen(draft, facts)

/** Index of the last step that was completed: the particulars at most, while their Next is required. */
const lastCompletedIndex = (
  steps: readonly FlowStep[],
  application: Pick<Wizard, 'draft' | 'facts'>,
): number =>
  Math.min(reachedIn(steps), isApplicantUnchecked(application) ? indexOfStep(steps, 'particulars') : Infinity)

/**
 * The steps of the step indicator. Where the particulars cannot be typed, the steps of typed particulars cannot follow
 * and are left out, unless the applicant is already in one of them. No step of an accepted application is linked,
 * because all of them lead to the last one.
 */
export const stepperSteps = (
  wizard: Pick<Wizard, 'draft' | 'facts' | 'flags' | 'capabilities' | 'signup' | 'step' | 'steps'>,
) => {
  const { facts, flags, capabilities, signup, step: current } = wizard
  const isTypingBarred = isManualEntryAllowed(flags, capabilities, signup) === false
  const untyped = visibleSteps({ ...facts, identityData: true })
  const steps = isTypingBarred && untyped.some(({ step }) => step === current) ? untyped : wizard.steps
  const lastCompleted = lastCompletedIndex(steps, wizard)
  const linked = !isAccepted()
  return steps.map(({ step: id, label: name }, index) => ({
    id,
    name,
    completed: index <= lastCompleted,
    linked,
  }))
}
