import { expect, test } from 'vitest'
import { isBankruptcyNumber } from './bankruptcyNumber.ts'
import { isGstRegistrationNumber } from './gstRegistrationNumber.ts'
import { isSupplyApplicationNumber, normaliseSupplyApplicationNumber } from './supplyApplicationNumber.ts'

test.each([
  ['B-12/34&5a', true],
  ['200012345A', true],
  ['12 34', false],
  ['12_34', false],
  ['', false],
])('whether %j can be a bankruptcy or GST registration number: %s', (number, expected) => {
  expect(isBankruptcyNumber(number)).toBe(expected)
  expect(isGstRegistrationNumber(number)).toBe(expected)
})

test('a supply application number is checked without its spaces', () => {
  expect(normaliseSupplyApplicationNumber(' 123 456 ')).toBe('123456')
})

test.each([
  ['123456', true],
  ['12a', false],
  ['12 3', false],
  ['', false],
])('whether %j is a supply application number: %s', (number, expected) => {
  expect(isSupplyApplicationNumber(number)).toBe(expected)
})
