import type { ApplicationFacts } from '../application/facts.ts'
import { isCommercial } from './conditions.ts'
import { type Answers, lacksAny } from './missingFields.ts'

export interface PrintState {
  readonly answers: Answers
  /** The deposit in cents; null until it is calculated. */
  readonly deposit: number | null
}

/** What must be filled before the application is printed, in the order in which it is told. */
const conditions = {
  turn_on_date: (facts, { answers }) => lacksAny(['turn_on_date'], facts, answers),
  timeslot: (facts, { answers }) => lacksAny(['turn_on_datetime'], facts, answers),
  deposit: (facts, { deposit }) => isCommercial(facts) && (deposit === null || deposit === 0),
  gst: (facts, { answers }) => lacksAny(['gst_reg_no', 'gst_reg_date'], facts, answers),
} as const satisfies Record<string, (facts: ApplicationFacts, state: PrintState) => boolean>

export type PrintCondition = keyof typeof conditions
const order = Object.keys(conditions).filter((name): name is PrintCondition => name in conditions)

/** The first thing that keeps the application from being printed, or null when it can be. */
export const printBlockedBy = (facts: ApplicationFacts, state: PrintState): PrintCondition | null =>
  order.find(condition => conditions[condition](facts, state)) ?? null
