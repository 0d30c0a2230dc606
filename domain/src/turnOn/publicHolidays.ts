/**
 * Singapore's gazetted public holidays by date. A holiday on a Sunday is observed on the next Monday as well, one on a
 * Saturday on no other day. Later years are not gazetted yet; the calendar service sends its own holidays.
 */
const holidays: ReadonlyMap<string, string> = new Map([
  ['2026-01-01', "New Year's Day"],
  ['2026-02-17', 'Chinese New Year'],
  ['2026-02-18', 'Chinese New Year'],
  ['2026-03-21', 'Hari Raya Puasa'],
  ['2026-04-03', 'Good Friday'],
  ['2026-05-01', 'Labour Day'],
  ['2026-05-27', 'Hari Raya Haji'],
  ['2026-05-31', 'Vesak Day'],
  ['2026-06-01', 'Vesak Day (observed)'],
  ['2026-08-09', 'National Day'],
  ['2026-08-10', 'National Day (observed)'],
  ['2026-11-08', 'Deepavali'],
  ['2026-11-09', 'Deepavali (observed)'],
  ['2026-12-25', 'Christmas Day'],
  ['2027-01-01', "New Year's Day"],
  ['2027-02-06', 'Chinese New Year'],
  ['2027-02-07', 'Chinese New Year'],
  ['2027-02-08', 'Chinese New Year (observed)'],
  ['2027-03-10', 'Hari Raya Puasa'],
  ['2027-03-26', 'Good Friday'],
  ['2027-05-01', 'Labour Day'],
  ['2027-05-17', 'Hari Raya Haji'],
  ['2027-05-20', 'Vesak Day'],
  ['2027-08-09', 'National Day'],
  ['2027-10-28', 'Deepavali'],
  ['2027-12-25', 'Christmas Day'],
])

/** The dates of every known public holiday, YYYY-MM-DD, in order. */
export const publicHolidayDates: readonly string[] = [...holidays.keys()]

/** The name of the public holiday on a date, or null when it is no known holiday. */
export const publicHolidayOn = (date: Temporal.PlainDate): string | null =>
  holidays.get(date.toString()) ?? null

/** Whether a date, YYYY-MM-DD, is a known public holiday. */
export const isPublicHolidayOn = (date: string): boolean => holidays.has(date)
