import { expect, test } from 'vitest'
import { factsWith } from '../../test/facts.ts'
import { isHawkerStallApplicable } from './conditions.ts'

test.each([
  ['commercial premises with an official address', { domain: 'commercial' }, true],
  ['commercial premises without one', { domain: 'commercial', nonStandardAddress: true }, false],
  ['residential premises', {}, false],
] as const)('whether a hawker stall is applicable to %s: %#', (_, changes, expected) => {
  expect(isHawkerStallApplicable(factsWith(changes))).toBe(expected)
})
