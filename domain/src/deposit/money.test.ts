import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars, formatDollars, sumOf, toCents, toDollars } from './money.ts'

describe('the cents of an amount in dollars', () => {
  test.each([
    ['19.99', 1999],
    ['0.1', 10],
    ['57000', 5_700_000],
    [19.99, 1999],
    [0, 0],
  ])('%j are %i', (amount, cents) => {
    expect(toCents(amount)).toBe(cents)
  })

  test.each([
    '',
    '12.345',
    '-1',
    -1,
    'abc',
    '1,350',
    '1.',
    '.5',
    ' 1',
    '1e3',
    NaN,
    Infinity,
    0.1 + 0.2,
    '9'.repeat(20),
  ])('%j are null', amount => {
    expect(toCents(amount)).toBeNull()
  })

  test('are the same after a round trip on the wire', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000_00 }), cents => {
        expect(toCents(toDollars(cents))).toBe(cents)
      }),
    )
  })
})

test.each([
  [dollars(1350), 'S$ 1,350.00'],
  [dollars(57_000) + 5, 'S$ 57,000.05'],
  [dollars(1_234_567), 'S$ 1,234,567.00'],
  [dollars(40), 'S$ 40.00'],
  [0, 'S$ 0.00'],
])('%i cents are shown as %s', (cents, shown) => {
  expect(formatDollars(cents)).toBe(shown)
})

test('a sum is null when one part is', () => {
  expect(sumOf([1, 2, 3])).toBe(6)
  expect(sumOf([1, null, 3])).toBeNull()
  expect(sumOf([])).toBe(0)
})
