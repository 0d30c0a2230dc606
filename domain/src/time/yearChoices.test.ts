import { expect, test } from 'vitest'
import { yearChoices } from './yearChoices.ts'

const today = Temporal.PlainDate.from('2026-11-20')

test.each([
  ['ten years ahead', undefined, 2036],
  ['this year with an offset of 0', 0, 2026],
  ['years back with an offset below 0', -18, 2008],
])('the years run from 1901 to %s', (_, offset, last) => {
  const years = yearChoices(today, offset)
  expect(years.at(0)).toBe(1901)
  expect(years.at(-1)).toBe(last)
  expect(years).toHaveLength(last - 1900)
})
