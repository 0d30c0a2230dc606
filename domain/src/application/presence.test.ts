import { describe, expect, test } from 'vitest'
import { isSamePerson, presenceAtTouch, presenceWhileWaiting, presenceStatus } from './presence.ts'

const second = 1000
const minute = 60 * second
const start = 1_700_000_000_000

describe('an applicant who has touched nothing', () => {
  test.each([
    [0, { kind: 'present' }],
    [89_999, { kind: 'present' }],
    [90_000, { kind: 'warned', secondsLeft: 30 }],
    [90_001, { kind: 'warned', secondsLeft: 30 }],
    [119_000, { kind: 'warned', secondsLeft: 1 }],
    [119_999, { kind: 'warned', secondsLeft: 1 }],
    [120_000, { kind: 'gone' }],
    [24 * 60 * minute, { kind: 'gone' }],
  ])('for %i ms is %o', (passed, expected) => {
    expect(presenceStatus(presenceAtTouch(start), start + passed)).toEqual(expected)
  })
})

test('a clock that was put back gives no warning', () => {
  expect(presenceStatus(presenceAtTouch(start), start - 5 * minute)).toEqual({ kind: 'present' })
})

describe('work on a phone or at a terminal', () => {
  test('counts as activity', () => {
    const presence = presenceWhileWaiting(presenceAtTouch(start), start + 9 * minute)
    expect(presenceStatus(presence, start + 9 * minute)).toEqual({ kind: 'present' })
    expect(presenceStatus(presence, start + 9 * minute + 90 * second)).toEqual({
      kind: 'warned',
      secondsLeft: 30,
    })
  })

  test('counts for at most ten minutes after the last touch, also when it begins again', () => {
    const once = presenceWhileWaiting(presenceAtTouch(start), start + 9 * minute)
    const again = presenceWhileWaiting(once, start + 30 * minute)
    expect(presenceStatus(again, start + 10 * minute + 89 * second)).toEqual({ kind: 'present' })
    expect(presenceStatus(again, start + 12 * minute)).toEqual({ kind: 'gone' })
  })

  test('never moves the last activity back', () => {
    expect(presenceWhileWaiting(presenceAtTouch(start), start - minute)).toEqual(presenceAtTouch(start))
  })
})

test.each([
  [0, true],
  [10 * minute - 1, true],
  [10 * minute, false],
])('a person who comes back to the page after %i ms counts as the same: %s', (away, same) => {
  expect(isSamePerson({ touchedAt: start }, start + away)).toBe(same)
})
