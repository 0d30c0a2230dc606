import { expect, test } from 'vitest'
import { percentile } from '../bench/statistics.ts'
import { checkTarget, ours, toTable } from '../bench/table.ts'

const row = {
  what: 'Flags',
  unit: 'µs',
  values: { [ours]: 90, 'node:http': 50, Prism: 'not installed' },
  targets: [{ limit: 'at most', value: 1.8, times: 'node:http' }],
} as const

test('The slowest of a hundred is the 99th percentile', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(values, 0.99)).toBe(100)
})

test.each([
  [{ limit: 'at most', value: 1.8, times: 'node:http' }, true],
  [{ limit: 'at most', value: 1.7, times: 'node:http' }, false],
  [{ limit: 'at least', value: 2, times: 'node:http' }, false],
  [{ limit: 'at most', value: 90 }, true],
  [{ limit: 'at most', value: 1, times: 'Prism' }, undefined],
] as const)('The target %j is met: %s', (target, isMet) => {
  expect(checkTarget(row, target).isMet).toBe(isMet)
})

test('The table shows our value, the others and the target', () => {
  expect(toTable([row])).toContain(
    '| Flags | µs | 90 | node:http 50; Prism not installed | at most 1.8 × node:http: 1.8, met |',
  )
})
