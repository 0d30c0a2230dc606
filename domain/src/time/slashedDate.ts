import { calendarDate } from './calendarDate.ts'

/** The date of a DD/MM/YYYY, or null for another format or a date that does not exist. */
export const parseSlashedDate = (slashed: string): Temporal.PlainDate | null => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(slashed) ?? []
  return calendarDate(Number(year ?? 0), Number(month ?? 0), Number(day ?? 0))
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** A date as DD/MM/YYYY, the format for typing and for the date of a signature. */
export const formatSlashedDate = ({ day, month, year }: Temporal.PlainDate): string =>
  `${twoDigits(day)}/${twoDigits(month)}/${String(year).padStart(4, '0')}`
