import { singaporeTimeZone } from '@open-account/domain/time/singaporeDate'
import { parseTimestamp } from '@open-account/domain/time/timestamp'
import { parseWireDate, toWireDate } from '@open-account/domain/time/wireDate'
import type { TimeslotRange } from '@open-account/domain/turnOn/timeslots'
import { timeslotNote } from './fields/turnOn.ts'

/** The appointment of the turn-on. */
export interface Appointment {
  /** YYYYMMDD. */
  readonly date: string
  /** Singapore time; null for the whole day. */
  readonly slot: TimeslotRange | null
  /** The premises in one line. */
  readonly place: string
}

/** The maximum bytes of a line in a calendar file; a longer line continues after a line break and a space. */
const lineBytes = 75

/** The bytes of a text in UTF-8. */
const bytesOf = (text: string): number =>
  Array.from(text, character => {
    const codePoint = character.codePointAt(0) ?? 0
    if (codePoint < 0x80) return 1
    if (codePoint < 0x8_00) return 2
    return codePoint < 0x1_00_00 ? 3 : 4
  }).reduce<number>((sum, bytes) => sum + bytes, 0)

/** Folds a line by bytes, between characters. Source: RFC 5545, section 3.1. */
const fold = (line: string): string => {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    const room = lines.length === 0 ? lineBytes : lineBytes - 1
    if (bytesOf(current + character) > room) {
      lines.push(current)
      current = ''
    }
    current += character
  }
  return [...lines, current].join('\r\n ')
}

/** A text as a value: backslash, semicolon, comma and line break are escaped. Source: RFC 5545, section 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** An instant in UTC, such as 20261105T010000Z, which is correct in every time zone. */
const utc = (instant: Temporal.Instant): string =>
  instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

const instantOf = (timestamp: string | null): Temporal.Instant | null =>
  (timestamp === null ? null : parseTimestamp(timestamp))?.toZonedDateTime(singaporeTimeZone).toInstant() ??
  null

/** The start and end: the timeslot, or the whole day. Empty when the appointment has no date. */
const timesOf = ({ date, slot }: Appointment): readonly string[] => {
  const start = instantOf(slot?.start ?? null)
  const end = instantOf(slot?.end ?? null)
  if (start !== null && end !== null) return [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`]
  const day = parseWireDate(date)
  if (day === null) return []
  return [`DTSTART;VALUE=DATE:${date}`, `DTEND;VALUE=DATE:${toWireDate(day.add({ days: 1 }))}`]
}

interface CalendarEntry {
  readonly appId: string
  readonly appointment: Appointment
  /** The creation time of the file. */
  readonly now: Temporal.Instant
}

/** The appointment as a calendar file. Source: RFC 5545. */
export const calendarFile = ({ appId, appointment, now }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Open Account//Appointment//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(appId)}@open-account`,
    `DTSTAMP:${utc(now)}`,
    ...timesOf(appointment),
    'SUMMARY:Utilities turn-on',
    `LOCATION:${escaped(appointment.place)}`,
    `DESCRIPTION:${escaped([`Application ID ${appId}`, ...(appointment.slot ? [timeslotNote] : [])].join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
