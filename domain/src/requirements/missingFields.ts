import type { ApplicationFacts } from '../application/facts.ts'
import { isAnyServiceChosen } from '../premises/services.ts'
import { isBlank } from '../text/blank.ts'
import { isTimeslotRangeComplete, type TimeslotRange } from '../turnOn/timeslots.ts'
import { type Field, isFieldSubmitted, requiredFields } from './fields.ts'

/** What was given for a field: a text or number, a tick, or the chosen timeslot. */
export type Answer = string | number | boolean | TimeslotRange | null

/** The answers of a draft or a submission by the draft's field names. Services are read from the facts. */
export type Answers = Readonly<Partial<Record<Exclude<Field, 'services'>, Answer>>>

/** Whether something was given: no blank text, no open tick, no timeslot with an end missing. */
export const isAnswered = (answer: Answer | undefined): boolean => {
  if (answer === undefined || answer === null) return false
  if (typeof answer === 'string') return !isBlank(answer)
  if (typeof answer === 'object') return isTimeslotRangeComplete(answer)
  return answer !== false
}

/** The fields that an application must give and did not, in table order: the one list of screens and service. */
export const missingFields = (facts: ApplicationFacts, answers: Answers): readonly Field[] =>
  requiredFields(facts).filter(field =>
    field === 'services' ? !isAnyServiceChosen(facts.services) : !isAnswered(answers[field]),
  )

/** The missing fields that a submission would have to carry. */
export const missingSubmittedFields = (facts: ApplicationFacts, answers: Answers): readonly Field[] =>
  missingFields(facts, answers).filter(isFieldSubmitted)

/** Whether any of these fields must be given and was not. */
export const lacksAny = (fields: readonly Field[], facts: ApplicationFacts, answers: Answers): boolean =>
  missingFields(facts, answers).some(field => fields.includes(field))
