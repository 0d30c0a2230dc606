import { expect, test } from 'vitest'
import { isWorkPassGood } from './workPass.ts'

test.each([
  ['Live', true],
  ['Approved', true],
  [' LIVE ', true],
  ['Expired', false],
  ['Not live', false],
  ['', false],
])('whether a work pass of status "%s" is good: %s', (status, good) => {
  expect(isWorkPassGood(status)).toBe(good)
})
