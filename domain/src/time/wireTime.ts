type TimeOfDay = Pick<Temporal.PlainTime, 'hour' | 'minute' | 'second'>

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** A time of day on the wire: HHmmss. */
export const toWireTime = ({ hour, minute, second }: TimeOfDay): string =>
  [hour, minute, second].map(twoDigits).join('')

/** The time of day of an HHmmss, or null for any other text. */
export const parseWireTime = (wire: string): Temporal.PlainTime | null => {
  const [, hour, minute, second] = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/.exec(wire) ?? []
  if (hour === undefined) return null
  return Temporal.PlainTime.from({ hour: Number(hour), minute: Number(minute), second: Number(second) })
}

/** A time of day as it is shown: HH:mm. */
export const displayTime = ({ hour, minute }: Pick<TimeOfDay, 'hour' | 'minute'>): string =>
  `${twoDigits(hour)}:${twoDigits(minute)}`
