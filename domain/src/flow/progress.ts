import type { FlowStep, Step } from './flows.ts'

/** Position of a step, counted from 0 (`currentStep`, 0 to `maxStep`); -1 when it is not part of the flow. */
export const indexOfStep = (steps: readonly FlowStep[], step: Step): number =>
  steps.findIndex(candidate => candidate.step === step)

/** `maxStep`: the flow's length minus 1. */
export const lastIndex = (steps: readonly FlowStep[]): number => steps.length - 1

/**
 * The step that a request for a step leads to: the step itself when the applicant has reached it, else the furthest
 * recorded step. `furthest` is an index; 0 means that only the first step is open.
 */
export const allowedStep = (steps: readonly FlowStep[], requested: Step, furthest: number): Step => {
  const reachable = steps.slice(0, Math.max(0, furthest) + 1)
  const found = reachable.find(({ step }) => step === requested) ?? reachable.at(-1)
  if (found === undefined) throw new RangeError('A flow has at least one step')
  return found.step
}

const neighbour = (steps: readonly FlowStep[], current: Step, offset: -1 | 1): Step | null => {
  const index = indexOfStep(steps, current)
  return index === -1 ? null : (steps[index + offset]?.step ?? null)
}

/** The step after this one, or null on the last one and on a step of another flow. */
export const nextStep = (steps: readonly FlowStep[], current: Step): Step | null =>
  neighbour(steps, current, 1)

/** The step before this one, or null on the first one and on a step of another flow. */
export const previousStep = (steps: readonly FlowStep[], current: Step): Step | null =>
  neighbour(steps, current, -1)
