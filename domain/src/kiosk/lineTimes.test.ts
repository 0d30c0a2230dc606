import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reconnectPause, silentAfter } from './lineTimes.ts'

test('a stream may miss two heartbeats', () => {
  expect(silentAfter).toBe(35_000)
})

test.each([
  [0, 500, 1000],
  [1, 1000, 2000],
  [4, 8000, 16_000],
  [20, 15_000, 30_000],
])('after %i failures a line is taken up again within %i to %i ms', (tries, least, most) => {
  expect(reconnectPause(tries, 0)).toBe(least)
  expect(reconnectPause(tries, 0.999)).toBeLessThanOrEqual(most)
})

test('no pause is longer than half a minute', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.double({ min: 0, max: 0.999, noNaN: true }), (tries, chance) => {
      const pause = reconnectPause(tries, chance)
      expect(pause).toBeGreaterThanOrEqual(500)
      expect(pause).toBeLessThanOrEqual(30_000)
    }),
  )
})
