import { describe, expect, test } from 'vitest'
import { isSamePerson, touched, waitedFor, watch } from './presence.ts'

const second = 1000
const minute = 60 * second
const start = 1_700_000_000_000

describe('whoever touched nothing', () => {
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
    expect(watch(touched(start), start + passed)).toEqual(expected)
  })
})

test('a clock that was put back warns nobody', () => {
  expect(watch(touched(start), start - 5 * minute)).toEqual({ kind: 'present' })
})

describe('work on a phone or at a terminal', () => {
  test('counts as activity', () => {
    const presence = waitedFor(touched(start), start + 9 * minute)
    expect(watch(presence, start + 9 * minute)).toEqual({ kind: 'present' })
    expect(watch(presence, start + 9 * minute + 90 * second)).toEqual({ kind: 'warned', secondsLeft: 30 })
  })

  test('counts for ten minutes after the last touch and no longer, however often it begins', () => {
    const once = waitedFor(touched(start), start + 9 * minute)
    const again = waitedFor(once, start + 30 * minute)
    expect(watch(again, start + 10 * minute + 89 * second)).toEqual({ kind: 'present' })
    expect(watch(again, start + 12 * minute)).toEqual({ kind: 'gone' })
  })

  test('never takes activity back', () => {
    expect(waitedFor(touched(start), start - minute)).toEqual(touched(start))
  })
})

test.each([
  [0, true],
  [10 * minute - 1, true],
  [10 * minute, false],
])('who comes back to the page after %i ms is the same person: %s', (away, same) => {
  expect(isSamePerson({ touchedAt: start }, start + away)).toBe(same)
})
