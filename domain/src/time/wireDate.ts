import { calendarDate } from './calendarDate.ts'

/** A date on the wire: YYYYMMDD. */
export const toWireDate = (date: Temporal.PlainDate): string => date.toString().replaceAll('-', '')

/** The date of a YYYYMMDD, or null for another format or a date that does not exist. */
export const parseWireDate = (wire: string): Temporal.PlainDate | null => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(wire) ?? []
  return calendarDate(Number(year ?? 0), Number(month ?? 0), Number(day ?? 0))
}
