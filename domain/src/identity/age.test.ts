import { expect, test } from 'vitest'
import { ageOn, isOldEnough } from './age.ts'

const date = (iso: string) => Temporal.PlainDate.from(iso)

test.each([
  ['the day before the 18th birthday', '2008-11-21', '2026-11-20', false],
  ['the 18th birthday', '2008-11-20', '2026-11-20', true],
  ['28 February for a person born on the 29th', '2008-02-29', '2026-02-28', false],
  ['1 March for a person born on 29 February', '2008-02-29', '2026-03-01', true],
  ['the day of birth', '2026-11-20', '2026-11-20', false],
  ['a day before the birth', '2027-01-01', '2026-11-20', false],
])('whether an applicant is old enough on %s (born %s, today %s): %s', (_, born, today, expected) => {
  expect(isOldEnough(date(born), date(today))).toBe(expected)
})

test('age counts completed years', () => {
  expect(ageOn(date('2026-11-19'), date('1990-11-20'))).toBe(35)
  expect(ageOn(date('2026-11-20'), date('1990-11-20'))).toBe(36)
})
