import type { CalendarDays, TimeslotsAnswer } from '@open-account/contracts/calendar'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { parseWireDate, toWireDate } from '@open-account/domain/time/wireDate'
import { toWireTime } from '@open-account/domain/time/wireTime'
import { applicablePreTurnOn } from '@open-account/domain/turnOn/preTurnOn'
import {
  autoSelectedTimeslot,
  type Timeslot,
  isAppointmentRequired,
  isTimeslotRequired,
  timeslotsOn,
} from '@open-account/domain/turnOn/timeslots'
import type { Draft } from '../../session/draft.ts'
import { resetFields } from '../../session/resetFields.ts'
import { type ApplicationState, calendarBody } from './calendarCalls.ts'

/**
 * Whether premises, services or the right to an appointment changed after the date was chosen: the offered days and the
 * requirements of the date are outdated then.
 */
export const isTurnOnStale = (application: ApplicationState): boolean => {
  const { calendar, turnOnServices } = application.draft
  return (
    turnOnServices.turn_on_date !== '' &&
    calendar.askedWith !== null &&
    JSON.stringify(calendar.askedWith) !== JSON.stringify(calendarBody(application))
  )
}

type Facts = Pick<ApplicationFacts, 'domain' | 'timeslotAllowed'>
type Change = Pick<Draft, 'turnOn'>

/** The chosen date, or null. */
export const chosenDate = ({ turnOnServices }: Draft): Temporal.PlainDate | null =>
  parseWireDate(turnOnServices.turn_on_date)

/** The draft with another turn-on date and without the timeslot of the previous one. */
export const withDate = (
  draft: Draft,
  { domain }: Pick<Facts, 'domain'>,
  date: Temporal.PlainDate,
  hash: string,
): Partial<Draft> => {
  if (chosenDate(draft)?.equals(date)) return { turnOn: { ...draft.turnOn, turn_on_date_hash: hash } }
  const { turnOn, turnOnServices } = resetFields(draft, { domain }, ['turn_on_date_changed'])
  return {
    turnOnServices: { ...turnOnServices, turn_on_date: toWireDate(date) },
    turnOn: { ...turnOn, turn_on_date_hash: hash },
  }
}

/** The draft without a turn-on date. */
export const withoutDate = (draft: Draft, { domain }: Pick<Facts, 'domain'>): Partial<Draft> =>
  resetFields(draft, { domain }, ['turn_on_date_changed'], ['turn_on_date', 'turn_on_date_hash'])

/** The draft with two dates of the calendar that are only stored (C-109). */
export const withCarriedDates = ({ turnOn }: Draft, { zc_gas_date, zc_zz_date }: CalendarDays): Change => ({
  turnOn: { ...turnOn, zcGasDate: zc_gas_date ?? '', zczzDate: zc_zz_date ?? '' },
})

const slotFields = (slot: Timeslot | null) => {
  const start = slot === null ? null : parseTimestamp(slot.start)
  return {
    turn_on_datetime: slot === null ? null : { start: slot.start, end: slot.end },
    turn_on_time: start === null ? '' : toWireTime(start),
    turn_on_time_hash: slot?.time_hash ?? '',
  }
}

/** The draft with a timeslot of the chosen date, or with none. */
export const withTimeslot = ({ turnOn }: Draft, slot: Timeslot | null): Change => ({
  turnOn: { ...turnOn, ...slotFields(slot) },
})

/** The timeslots on the chosen date, or none when this applicant may not book one. */
export const offeredTimeslots = (
  draft: Draft,
  { timeslotAllowed }: Facts,
  { timeslots }: Pick<TimeslotsAnswer, 'timeslots'>,
): readonly Timeslot[] => {
  const date = chosenDate(draft)
  return date === null || !timeslotAllowed ? [] : timeslotsOn(timeslots, date)
}

/** The draft with the requirements of its date. A timeslot that is still offered stays chosen; a single one is chosen. */
export const withTimeslots = (draft: Draft, facts: Facts, answer: TimeslotsAnswer): Change => {
  const { turnOn, turnOnServices } = draft
  const offered = offeredTimeslots(draft, facts, answer)
  const previousSlot = offered.find(
    ({ start }) => typeof turnOn.turn_on_datetime === 'object' && start === turnOn.turn_on_datetime?.start,
  )
  const slot = previousSlot ?? autoSelectedTimeslot(offered)
  const required = isAppointmentRequired(answer.timeslot_required, answer.notification_type)
  const preTurnOn = applicablePreTurnOn(facts.domain, answer.pre_turn_on)
  const isDateEnough = slot === null && !isTimeslotRequired(required, facts.timeslotAllowed)
  return {
    turnOn: {
      ...turnOn,
      ...slotFields(slot),
      ...(isDateEnough && { turn_on_datetime: turnOnServices.turn_on_date }),
      timeslot_required: required,
      meter_reading_required: answer.meter_reading_required,
      notification_type: answer.notification_type,
      notification_no: answer.notification_number,
      preTurnOn,
      showPreTurnOnPrompt: preTurnOn && (!turnOn.preTurnOn || turnOn.showPreTurnOnPrompt),
    },
  }
}
