type TimeOfDay = Pick<Temporal.PlainTime, 'hour' | 'minute' | 'second'>

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** A time of day on the wire: HHmmss. */
export const toWireTime = ({ hour, minute, second }: TimeOfDay): string =>
  [hour, minute, second].map(twoDigits).join('')

/** The time of day of an HHmmss, or null for any other text. */
export const parseWireTime = (wire: string): Temporal.PlainTime | null => {
  const [, hour, minute, second] = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/.exec(wire) ?? []
  if (hour === undefined) return null
  return new Temporal.PlainTime(Number(hour), Number(minute), Number(second))
}

/** What is shown of a time of day. */
type Minute = Pick<TimeOfDay, 'hour' | 'minute'>

/** A time of day as people say it: '9 am', '12 pm' at noon, '3:30 pm'. */
export const spokenTime = ({ hour, minute }: Minute): string => {
  const minutes = minute === 0 ? '' : `:${twoDigits(minute)}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** A time of day as it is shown: HH:mm. */
export const displayTime = ({ hour, minute }: Minute): string => `${twoDigits(hour)}:${twoDigits(minute)}`

/** A timeslot as it is shown: as people say it, then HH:mm, such as '9 am to 12 pm (09:00 to 12:00)'. */
export const timeRangeText = (start: Minute, end: Minute): string =>
  `${spokenTime(start)} to ${spokenTime(end)} (${displayTime(start)} to ${displayTime(end)})`
