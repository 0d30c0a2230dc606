import type { ApplicationFacts } from '../application/facts.ts'
import { type Step, visibleSteps } from './flows.ts'

type FlowFacts = Pick<ApplicationFacts, 'domain' | 'type' | 'identityData'>

const stepsOf = (facts: FlowFacts): readonly Step[] => visibleSteps(facts).map(({ step }) => step)

const firstVisible = (candidates: readonly Step[], facts: FlowFacts): Step => {
  const visible = stepsOf(facts)
  const found = candidates.find(candidate => visible.includes(candidate))
  if (found === undefined) throw new RangeError(`The flow has none of the steps ${candidates.join(', ')}`)
  return found
}

/** The step with date, timeslot, meter readings and declarations, which the documents call turn-on details (C-004). */
export const turnOnStep = (facts: FlowFacts): Step =>
  firstVisible(['utilities', 'review', 'confirmation'], facts)

/** The step with the upload list; in a flow without an upload step that is the step with the turn-on details (C-003). */
export const uploadStep = (facts: FlowFacts): Step =>
  stepsOf(facts).includes('upload') ? 'upload' : turnOnStep(facts)

/** The step with the QR panel, through which a mode without uploads on its device receives every document. */
export const phoneUploadStep = (facts: FlowFacts): Step =>
  firstVisible(['upload', 'confirmation', 'review'], facts)

/** The steps on which the applicant agrees to the terms: confirmation and payment, or else the last step (C-001, C-148). */
export const termsSteps = (facts: FlowFacts): readonly Step[] => {
  const visible = stepsOf(facts)
  const printed = visible.filter(step => step === 'confirmation' || step === 'payment')
  return printed.length > 0 ? printed : visible.slice(-1)
}

/** The step whose button submits the application: the last one. */
export const submitStep = (facts: FlowFacts): Step => {
  const last = stepsOf(facts).at(-1)
  if (last === undefined) throw new RangeError('A flow has at least one step')
  return last
}
