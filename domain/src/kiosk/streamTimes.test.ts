import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reconnectDelay, streamTimeout } from './streamTimes.ts'

test('a stream may miss two heartbeats', () => {
  expect(streamTimeout).toBe(35_000)
})

test.each([
  [0, 500, 1000],
  [1, 1000, 2000],
  [4, 8000, 16_000],
  [20, 15_000, 30_000],
])('after %i failures a kiosk reconnects within %i to %i ms', (failures, least, most) => {
  expect(reconnectDelay(failures, 0)).toBe(least)
  expect(reconnectDelay(failures, 0.999)).toBeLessThanOrEqual(most)
})

test('no delay is longer than half a minute', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.double({ min: 0, max: 0.999, noNaN: true }), (failures, chance) => {
      const delay = reconnectDelay(failures, chance)
      expect(delay).toBeGreaterThanOrEqual(500)
      expect(delay).toBeLessThanOrEqual(30_000)
    }),
  )
})
