import { displayDateWithWeekday } from '@open-account/domain/time/displayDate'
import {
  type DateReason,
  nextFreeDay,
  reasonsAgainst,
  type TurnOnCalendar,
} from '@open-account/domain/turnOn/calendar'
import { nonStandardLeadDays, turnOnWindowDays } from '@open-account/domain/turnOn/limits'
import { publicHolidayOn } from '@open-account/domain/turnOn/publicHolidays'

type ReasonText = (date: Temporal.PlainDate, calendar: TurnOnCalendar) => string

const firstDayOf = ({ suppliesFrom }: TurnOnCalendar): string =>
  suppliesFrom === null ? 'a later day' : displayDateWithWeekday(suppliesFrom.date)

/** The text of each reason, to follow 'Not available: '. The texts are ours. */
const texts: Readonly<Record<DateReason, ReasonText>> = {
  sunday: () => 'Sunday',
  public_holiday: date => `public holiday, ${publicHolidayOn(date) ?? 'as announced'}`,
  special_holiday: () => 'no appointments are made on this day',
  past: () => 'this day has passed',
  beyond_30_days: () => `more than ${turnOnWindowDays} days ahead`,
  before_terminate: (_, { terminateDate }) =>
    terminateDate === null
      ? 'the present account has not ended yet'
      : `the present account ends on ${displayDateWithWeekday(terminateDate)}`,
  before_gas: (_, calendar) => `gas can be turned on from ${firstDayOf(calendar)}`,
  before_others: (_, calendar) => `your supplies can be turned on from ${firstDayOf(calendar)}`,
  nanl_lead: () =>
    `premises without an official address need more than ${nonStandardLeadDays} days of preparation`,
  not_available: () => 'no appointment left',
}

/** The reason why a date cannot be chosen, with the next available day; null when the date is free. */
export const dateReasonText = (date: Temporal.PlainDate, calendar: TurnOnCalendar): string | null => {
  const [reason] = reasonsAgainst(date, calendar)
  if (reason === undefined) return null
  const next = nextFreeDay(date, calendar)
  const nextDayText = next === null ? '' : ` The next available day is ${displayDateWithWeekday(next)}.`
  return `Not available: ${texts[reason](date, calendar)}.${nextDayText}`
}
