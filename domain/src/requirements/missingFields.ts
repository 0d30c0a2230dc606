import type { ApplicationFacts } from '../application/facts.ts'
import { isAnyServiceChosen } from '../premises/services.ts'
import { isBlank } from '../text/blank.ts'
import { isTimeslotRangeComplete, type TimeslotRange } from '../turnOn/timeslots.ts'
import { type Field, isFieldSubmitted, requiredFields } from './fields.ts'

/** The answer in a field: a text or number, a tick, or the chosen timeslot. */
export type Answer = string | number | boolean | TimeslotRange | null

/** The answers of a draft or a submission by the draft's field names. The services are in the facts. */
export type Answers = Readonly<Partial<Record<Exclude<Field, 'services'>, Answer>>>

/** Whether a field is answered: no blank text, no empty tick, no timeslot without its start or end. */
export const isAnswered = (answer: Answer | undefined): boolean => {
  if (answer === undefined || answer === null) return false
  if (typeof answer === 'string') return !isBlank(answer)
  if (typeof answer === 'object') return isTimeslotRangeComplete(answer)
  return answer !== false
}

/** The required fields without an answer, in table order. Screens and service both use this list. */
export const missingFields = (facts: ApplicationFacts, answers: Answers): readonly Field[] =>
  requiredFields(facts).filter(field =>
    field === 'services' ? !isAnyServiceChosen(facts.services) : !isAnswered(answers[field]),
  )

/** The missing fields that a submission must contain. */
export const missingSubmittedFields = (facts: ApplicationFacts, answers: Answers): readonly Field[] =>
  missingFields(facts, answers).filter(isFieldSubmitted)

/** Whether any of these fields is required and has no answer. */
export const lacksAny = (fields: readonly Field[], facts: ApplicationFacts, answers: Answers): boolean =>
  missingFields(facts, answers).some(field => fields.includes(field))
