import type { ApplicationFacts } from '../application/facts.ts'
import { type Step, visibleSteps } from './flows.ts'

type FlowFacts = Pick<ApplicationFacts, 'domain' | 'type' | 'identityData'>

const stepsOf = (facts: FlowFacts): readonly Step[] => visibleSteps(facts).map(({ step }) => step)

const firstVisible = (candidates: readonly Step[], facts: FlowFacts): Step => {
  const visible = stepsOf(facts)
  const found = candidates.find(candidate => visible.includes(candidate))
  if (found === undefined) throw new RangeError('Every flow shows one of these steps')
  return found
}

/** The step on which date, timeslot, meter readings and declarations stand: no step is called turn-on details (C-004). */
export const turnOnStep = (facts: FlowFacts): Step =>
  firstVisible(['utilities', 'review', 'confirmation'], facts)

/** The step of the upload list; where a flow has no upload step it stands with the turn-on details (C-003). */
export const uploadStep = (facts: FlowFacts): Step =>
  stepsOf(facts).includes('upload') ? 'upload' : turnOnStep(facts)

/** The step of the QR panel, through which a mode without uploads of its own collects every document. */
export const phoneUploadStep = (facts: FlowFacts): Step =>
  firstVisible(['upload', 'confirmation', 'review'], facts)

/** The steps that ask to agree to the terms; the last step where the flow has neither of the two (C-001, C-148). */
export const termsSteps = (facts: FlowFacts): readonly Step[] => {
  const visible = stepsOf(facts)
  const asking = visible.filter(step => step === 'confirmation' || step === 'payment')
  return asking.length > 0 ? asking : visible.slice(-1)
}

/** The step whose button submits the application: the last one. */
export const submitStep = (facts: FlowFacts): Step => {
  const last = stepsOf(facts).at(-1)
  if (last === undefined) throw new RangeError('A flow has at least one step')
  return last
}
