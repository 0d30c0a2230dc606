import { expect, test } from 'vitest'
import { continuationLimit, isContinuable } from './leaving.ts'

const leftAt = 1_700_000_000_000

test.each([
  [0, true],
  [continuationLimit - 1, true],
  [continuationLimit, false],
  [-1, false],
])('an application that was left %i ms ago can be continued: %s', (passed, expected) => {
  expect(isContinuable(leftAt, leftAt + passed)).toBe(expected)
})

test('an application can be continued for 30 minutes', () => {
  expect(continuationLimit).toBe(30 * 60 * 1000)
})
