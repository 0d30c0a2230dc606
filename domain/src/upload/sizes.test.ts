import { expect, test } from 'vitest'
import {
  defaultMaxBytes,
  documentMaxBytes,
  isWithinSize,
  megabyte,
  occupancyProofMaxBytes,
  recommendedMaxBytes,
} from './sizes.ts'

test.each([
  ['the recommended size', recommendedMaxBytes, 1_000_000],
  ['a document with the default limit', defaultMaxBytes, 4_000_000],
  ['most documents', documentMaxBytes, 8_000_000],
  ['the proof of occupancy', occupancyProofMaxBytes, 30_000_000],
])('%s allows a file of its limit and no byte more', (_, limit, bytes) => {
  expect(isWithinSize(bytes, limit)).toBe(true)
  expect(isWithinSize(bytes + 1, limit)).toBe(false)
})

test('a megabyte is a million bytes', () => {
  expect(megabyte).toBe(1_000_000)
})
