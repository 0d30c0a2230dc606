/** A date of the calendar, or null when it does not exist, such as 31 April or a 13th month. */
export const calendarDate = (year: number, month: number, day: number): Temporal.PlainDate | null => {
  if (year < 1 || month < 1 || month > 12 || day < 1) return null
  const { daysInMonth } = new Temporal.PlainDate(year, month, 1)
  return day <= daysInMonth ? new Temporal.PlainDate(year, month, day) : null
}
