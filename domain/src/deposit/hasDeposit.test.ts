import { expect, test } from 'vitest'
import { hasDeposit } from './hasDeposit.ts'

const coolingAlone = { electricity: false, water: false, gas: false }
const gasAlone = { ...coolingAlone, gas: true }
const waterAlone = { ...coolingAlone, water: true }

test.each([
  ['PREMISES_OTHERS', coolingAlone, false],
  ['PREMISES_HDB_SHOPHOUSE', coolingAlone, false],
  ['PREMISES_CONSTRUCTION_SITE', coolingAlone, false],
  ['PREMISES_CONSTRUCTION_SITE', gasAlone, false],
  ['PREMISES_CONSTRUCTION_SITE', waterAlone, true],
  ['PREMISES_OTHERS', gasAlone, true],
  ['PREMISES_COOKING_STALL', coolingAlone, true],
  ['PREMISES_WAYANG', coolingAlone, true],
])('%s with %j has a deposit: %s', (premisesType, services, expected) => {
  expect(hasDeposit(premisesType, services)).toBe(expected)
})
