import type { Scenario } from '../scenario.ts'
import { premisesScenarios } from './premises.ts'
import { submissionScenarios } from './submission.ts'
import { turnOnScenarios } from './turnOn.ts'

/** Every scenario, in the order of an application. */
export const scenarios: readonly Scenario[] = [
  ...premisesScenarios,
  ...turnOnScenarios,
  ...submissionScenarios,
]
