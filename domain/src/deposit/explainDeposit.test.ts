import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tensions } from '../application/codes.ts'
import { calculateDeposit, type DepositInputs } from './calculateDeposit.ts'
import { commercialTariff } from './commercialTariff.ts'
import { explainDeposit } from './explainDeposit.ts'
import { dollars } from './money.ts'

const stated = {
  premisesType: 'PREMISES_OTHERS',
  services: { electricity: true, water: true, gas: false },
  tension: 'LT',
  kVA: 30,
  cubicMetres: 100,
  days: NaN,
} as const
const water = { of: 'water', by: 'cubic_metres', quantity: 100, amount: dollars(350) }

test('a total is explained by its parts', () => {
  expect(explainDeposit(stated, dollars(1_700))).toEqual([
    { of: 'electricity', by: 'capacity', quantity: 30, amount: dollars(1_350) },
    water,
  ])
})

test('at high tension the contracted load makes up the rest of the total', () => {
  expect(explainDeposit({ ...stated, tension: 'HT' }, dollars(4_350))).toEqual([
    { of: 'electricity', by: 'contracted_load', quantity: 100, amount: dollars(4_000) },
    water,
  ])
})

test('a quotation is the only part', () => {
  expect(explainDeposit({ ...stated, premisesType: 'PREMISES_PUBLIC_LIGHTING' }, dollars(800))).toEqual([
    { of: 'premises', by: 'quotation', quantity: null, amount: dollars(800) },
  ])
})

test.each([
  ['parts with another total', stated, dollars(1_701)],
  ['premises that are not in the tariff', { ...stated, premisesType: 'PREMISES_CASTLE' }, dollars(1_700)],
  ['a load where the tension is low', stated, dollars(4_350)],
  ['an unknown capacity', { ...stated, kVA: NaN }, dollars(1_700)],
  ['less than the other parts at high tension', { ...stated, tension: 'HT' }, dollars(350)],
] as const)('%s explain nothing', (_, inputs, total) => {
  expect(explainDeposit(inputs, total)).toBeNull()
})

const anyInputs: fc.Arbitrary<DepositInputs> = fc.record({
  premisesType: fc.constantFrom(
    ...Object.values(commercialTariff)
      .flat()
      .map(row => row.premisesType),
  ),
  services: fc.record({ electricity: fc.boolean(), water: fc.boolean(), gas: fc.boolean() }),
  tension: fc.constantFrom(...tensions),
  kVA: fc.integer({ min: 1, max: 2_000 }),
  kW: fc.integer({ min: 1, max: 5_000 }),
  cubicMetres: fc.nat(5_000),
  days: fc.integer({ min: 1, max: 60 }),
  quotation: fc.integer({ min: 1, max: 10_000_000 }),
})

test('every deposit of the tariff is explained by parts that add up to its total', () => {
  fc.assert(
    fc.property(anyInputs, ({ kW, quotation, ...entered }) => {
      const total = calculateDeposit({ ...entered, kW, quotation })?.total ?? NaN
      const parts = explainDeposit(entered, total) ?? []
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    }),
  )
})
