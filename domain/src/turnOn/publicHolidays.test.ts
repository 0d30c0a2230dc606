import { expect, test } from 'vitest'
import { isPublicHolidayOn, publicHolidayDates, publicHolidayOn } from './publicHolidays.ts'

const on = (iso: string) => Temporal.PlainDate.from(iso)

test.each([
  ['2026-11-09', 'Deepavali (observed)'],
  ['2027-02-08', 'Chinese New Year (observed)'],
  ['2026-12-25', 'Christmas Day'],
])('%s is %s', (iso, name) => {
  expect(publicHolidayOn(on(iso))).toBe(name)
})

test.each(['2026-02-19', '2026-03-23', '2027-02-09', '2027-08-10'])('%s is no public holiday', iso => {
  expect(isPublicHolidayOn(iso)).toBe(false)
})

test('the Monday after every holiday on a Sunday is a holiday too', () => {
  const sundays = publicHolidayDates.map(on).filter(date => date.dayOfWeek === 7)
  expect(sundays).toHaveLength(4)
  expect(sundays.filter(date => !isPublicHolidayOn(date.add({ days: 1 }).toString()))).toEqual([])
})

test('every date of the list exists and the list is in order', () => {
  expect(publicHolidayDates.map(iso => on(iso).toString())).toEqual(publicHolidayDates.toSorted())
})
