import type { Scenario } from '../scenario.ts'
import { depositScenarios, paymentScenarios } from './deposit.ts'
import { flowScenarios } from './flows.ts'
import { premisesScenarios } from './premises.ts'
import { submissionScenarios } from './submission.ts'
import { turnOnScenarios } from './turnOn.ts'

/** Every scenario: the flows, then each rule in the order of an application. */
export const scenarios: readonly Scenario[] = [
  ...flowScenarios,
  ...premisesScenarios,
  ...turnOnScenarios,
  ...depositScenarios,
  ...submissionScenarios,
  ...paymentScenarios,
]
