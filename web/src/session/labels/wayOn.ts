import type { FlowStep, Step } from '@open-account/domain/flow/flows'
import { nextStep } from '@open-account/domain/flow/progress'

/** What the button says that leads on from a step. Source: document 2, section 2; C-005. */
export const wayOn = (steps: readonly FlowStep[], step: Step): string =>
  nextStep(steps, step) === 'payment' ? 'Proceed to Payment' : 'Next'
