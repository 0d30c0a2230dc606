import { displayDateWithWeekday } from '@open-account/domain/time/displayDate'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { parseWireDate } from '@open-account/domain/time/wireDate'
import { displayTime } from '@open-account/domain/time/wireTime'
import type { Appointment } from '../../session/handover/handover.ts'

const timeOf = (timestamp: string | null): string => {
  const moment = timestamp === null ? null : parseTimestamp(timestamp)
  return moment === null ? '' : displayTime(moment)
}

/** The day and the timeslot of an appointment, one text each. */
export const appointmentTexts = ({ date, slot }: Appointment): readonly string[] => {
  const day = parseWireDate(date)
  if (day === null) return []
  return [
    displayDateWithWeekday(day),
    ...(slot === null ? [] : [`${timeOf(slot.start)} to ${timeOf(slot.end)}`]),
  ]
}
