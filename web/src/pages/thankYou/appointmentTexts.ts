import type { Appointment } from '@open-account/contracts/calendarFile'
import { displayDateWithWeekday } from '@open-account/domain/time/displayDate'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import { timeRangeText } from '@open-account/domain/time/wireTime'

const slotTexts = (slot: Appointment['slot']): readonly string[] => {
  const start = parseTimestamp(slot?.start ?? '')
  const end = parseTimestamp(slot?.end ?? '')
  return start === null || end === null ? [] : [timeRangeText(start, end)]
}

/** The day and the timeslot of an appointment, one text each. */
export const appointmentTexts = ({ date, slot }: Appointment): readonly string[] => {
  const day = parseWireDate(date)
  return day === null ? [] : [displayDateWithWeekday(day), ...slotTexts(slot)]
}
