import { calendarDate } from './calendarDate.ts'

/** The date of a YYYY-MM-DD, as in identity data and the calendar, or null for any other text. */
export const parseIsoDate = (iso: string): Temporal.PlainDate | null => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  return calendarDate(Number(year ?? 0), Number(month ?? 0), Number(day ?? 0))
}
