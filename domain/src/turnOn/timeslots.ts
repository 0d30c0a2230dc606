import type { ApplicantType } from '../application/codes.ts'
import type { ApplicationFacts } from '../application/facts.ts'
import { isBlank } from '../text/blank.ts'

/** A free appointment. Start and end are Singapore time, YYYY-MM-DDTHH:mm:ss. */
export interface Timeslot {
  readonly start: string
  readonly end: string
  /** The service's signature of the slot. */
  readonly time_hash: string
}

/** Start and end of the chosen appointment; either may be missing. */
export interface TimeslotRange {
  readonly start: string | null
  readonly end: string | null
}

const isOn = (timestamp: string, date: Temporal.PlainDate): boolean =>
  Temporal.PlainDateTime.from(timestamp).toPlainDate().equals(date)

/** The slots that start and end on a date. */
export const timeslotsOn = (slots: readonly Timeslot[], date: Temporal.PlainDate): readonly Timeslot[] =>
  slots.filter(({ start, end }) => isOn(start, date) && isOn(end, date))

/** The slot that is selected automatically: the only one. */
export const autoSelectedTimeslot = (slots: readonly Timeslot[]): Timeslot | null => {
  const [first, ...others] = slots
  return first !== undefined && others.length === 0 ? first : null
}

/** Whether an appointment has its start and its end (C-143). */
export const isTimeslotRangeComplete = ({ start, end }: TimeslotRange): boolean =>
  start !== null && start !== '' && end !== null && end !== ''

/** Whether the applicant may book a timeslot: eligibility allows it and there is no bankruptcy (C-142). */
export const isTimeslotAllowed = (allowedByEligibility: boolean, bankrupt: boolean): boolean =>
  allowedByEligibility && !bankrupt

/** Whether a timeslot must be booked: the service requires one and the applicant may book one (C-142). */
export const isTimeslotRequired = (requiredByService: boolean, allowed: boolean): boolean =>
  requiredByService && allowed

/**
 * Whether the date needs an appointment: a timeslot is required, or the service sends a notification type, which is
 * empty otherwise.
 */
export const isAppointmentRequired = (timeslotRequired: boolean, notificationType: string): boolean =>
  timeslotRequired || !isBlank(notificationType)

/** The prompt to the applicant when there is no timeslot to choose. */
export type TimeslotPrompt = 'select_new_date' | 'retrieve_again'

export interface TimeslotSituation {
  /** Whether the date needs an appointment. */
  readonly required: boolean
  /** The number of free slots on the date. */
  readonly slots: number
  readonly bankrupt: boolean
}

/** The prompt after timeslots were retrieved: a date that needs one and has none must be changed. */
export const timeslotPrompt = ({ required, slots, bankrupt }: TimeslotSituation): TimeslotPrompt | null =>
  required && slots === 0 && !bankrupt ? 'select_new_date' : null

/** The prompt after a failed retrieval: a person may retry, a company picks a new date when it needs one (C-113). */
export const timeslotFailurePrompt = (type: ApplicantType, required: boolean): TimeslotPrompt | null => {
  if (type === 'personal') return 'retrieve_again'
  return required ? 'select_new_date' : null
}

/** Label of the chosen date, which has a time when a timeslot is required. Source: document 2, section 5. */
export const turnOnDateLabel = (
  facts: Pick<ApplicationFacts, 'timeslotAllowed' | 'timeslotRequired'>,
): string =>
  isTimeslotRequired(facts.timeslotRequired, facts.timeslotAllowed) ? 'Turn On Date and Time' : 'Turn On Date'
