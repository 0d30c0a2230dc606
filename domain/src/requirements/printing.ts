import type { ApplicationFacts } from '../application/facts.ts'
import { isCommercial } from './conditions.ts'
import { type Answers, lacksAny } from './missingFields.ts'

export interface PrintState {
  readonly answers: Answers
  /** The deposit in cents; null until it is calculated. */
  readonly deposit: number | null
}

/** The conditions that prevent printing the application, in the order in which they are shown. */
const conditions = {
  turn_on_date: (facts, { answers }) => lacksAny(['turn_on_date'], facts, answers),
  timeslot: (facts, { answers }) => lacksAny(['turn_on_datetime'], facts, answers),
  deposit: (facts, { deposit }) => isCommercial(facts) && (deposit === null || deposit === 0),
  gst: (facts, { answers }) => lacksAny(['gst_reg_no', 'gst_reg_date'], facts, answers),
} as const satisfies Record<string, (facts: ApplicationFacts, state: PrintState) => boolean>

export type PrintCondition = keyof typeof conditions
const order = Object.keys(conditions).filter((name): name is PrintCondition => name in conditions)

/** The first condition that prevents printing, or null when the application can be printed. */
export const printBlockedBy = (facts: ApplicationFacts, state: PrintState): PrintCondition | null =>
  order.find(condition => conditions[condition](facts, state)) ?? null
