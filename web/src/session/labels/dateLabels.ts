import type { TurnOnDatetime } from '@open-account/contracts/entities/turnOnDatetime'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { displayTime, spokenTime } from '@open-account/domain/time/wireTime'
import { displayDate, displayDateWithWeekday } from '@open-account/domain/time/displayDate'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import type { Draft } from '../draft.ts'
import { parseEnteredDate } from '@open-account/domain/time/enteredDate'

/** The name of the timeslot in lists of answers and of what is missing. */
export const timeslotLabel = 'Timeslot'

interface TimeRange {
  readonly start: string
  readonly end: string
}

const rangeText = ({ start, end }: TimeRange, textOf: typeof displayTime): string =>
  [start, end]
    .map(timestamp => {
      const moment = parseTimestamp(timestamp)
      return moment === null ? timestamp : textOf(moment)
    })
    .join(' to ')

/** A timeslot as people say it, such as '9 am to 12 pm'. Its start and end are timestamps. */
export const spokenTimeslot = (slot: TimeRange): string => rangeText(slot, spokenTime)
/** A timeslot as it is printed, such as '09:00 to 12:00'. */
export const printedTimeslot = (slot: TimeRange): string => rangeText(slot, displayTime)

/** Both texts, such as '9 am to 12 pm (09:00 to 12:00)'. */
const fullTimeslot = (slot: TimeRange): string => `${spokenTimeslot(slot)} (${printedTimeslot(slot)})`

/** The chosen timeslot as text; an empty list without one. */
export const timeslotTexts = (turnOn: TurnOnDatetime | null, textOf = fullTimeslot): readonly string[] =>
  turnOn === null || typeof turnOn === 'string' ? [] : [textOf(turnOn)]

/** The chosen turn-on date and timeslot as texts; empty before they are chosen. */
export const turnOnTexts = (
  { turnOn, turnOnServices }: Pick<Draft, 'turnOn' | 'turnOnServices'>,
  textOf?: (slot: TimeRange) => string,
): readonly string[] => {
  const date = parseWireDate(turnOnServices.turn_on_date)
  return date === null
    ? []
    : [displayDateWithWeekday(date), ...timeslotTexts(turnOn.turn_on_datetime, textOf)]
}

/** An entered date in the format of the screen. */
export const shownDate = (entered: string): string => {
  const date = parseEnteredDate(entered)
  return date === null ? entered : displayDate(date)
}
