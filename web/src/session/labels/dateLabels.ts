import type { TurnOnDatetime } from '@open-account/contracts/entities/turnOnDatetime'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { displayTime } from '@open-account/domain/time/wireTime'
import { displayDate } from '@open-account/domain/time/displayDate'
import { parseEnteredDate } from '@open-account/domain/time/enteredDate'

/** The name of the timeslot in lists of answers and of what is missing. */
export const timeslotLabel = 'Timeslot'

const timeOf = (timestamp: string): string => {
  const moment = parseTimestamp(timestamp)
  return moment === null ? '' : displayTime(moment)
}

/** A chosen timeslot as text, such as '09:00 to 12:00'; an empty list without one. */
export const timeslotTexts = (turnOn: TurnOnDatetime | null): readonly string[] =>
  turnOn === null || typeof turnOn === 'string' ? [] : [`${timeOf(turnOn.start)} to ${timeOf(turnOn.end)}`]

/** An entered date in the format of the screen. */
export const shownDate = (entered: string): string => {
  const date = parseEnteredDate(entered)
  return date === null ? entered : displayDate(date)
}
