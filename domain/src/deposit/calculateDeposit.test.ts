import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tensions } from '../application/codes.ts'
import { calculateDeposit, type DepositInputs } from './calculateDeposit.ts'
import { capacityBands } from './capacityBands.ts'
import { commercialTariff, type DepositServices } from './commercialTariff.ts'
import { highTensionDeposit } from './highTensionRate.ts'
import { dollars } from './money.ts'
import { waterDeposit } from './waterRate.ts'
import { wayangDeposit } from './wayangRate.ts'

const none: DepositServices = { electricity: false, water: false, gas: false }
const all: DepositServices = { electricity: true, water: true, gas: true }

/** Low tension, every service, 30 kVA, 100 cubic metres. */
const inputs: DepositInputs = {
  premisesType: 'PREMISES_OTHERS',
  services: all,
  tension: 'LT',
  kVA: 30,
  kW: NaN,
  cubicMetres: 100,
  days: NaN,
  quotation: null,
}
const depositWith = (changes: Partial<DepositInputs>) => calculateDeposit({ ...inputs, ...changes })
const totalWith = (changes: Partial<DepositInputs>) => depositWith(changes)?.total ?? null

test.each([
  ['PREMISES_COOKING_STALL', 600],
  ['PREMISES_NON_COOKING_STALL', 200],
  ['PREMISES_MSCP', 500],
  ['PREMISES_ATM', 200],
  ['PREMISES_BIN_COMPOUND', 100],
  ['PREMISES_SITE_OFFICE', 1300],
  ['PREMISES_GONDOLA', 200],
] as const)('%s pays $%i with any services', (premisesType, amount) => {
  expect(totalWith({ premisesType, services: none })).toBe(dollars(amount))
  expect(totalWith({ premisesType, services: all })).toBe(dollars(amount))
})

test.each([
  [0, 30_000],
  [85, 30_000],
  [85.72, 30_002],
  [86, 30_100],
  [100, 35_000],
  [-1, null],
  [NaN, null],
])(
  'water of %d cubic metres costs %s cents: $3.50 each or $300, whichever is higher',
  (cubicMetres, cents) => {
    expect(waterDeposit(cubicMetres)).toBe(cents)
  },
)

test.each([
  ['HT', 1, dollars(40)],
  ['EHT', 500, dollars(20_000)],
  ['UHT', 500, dollars(20_000)],
  ['HT', 0, null],
  ['HT', Infinity, null],
  ['LT', 100, null],
] as const)('%s with %d kW: %s cents, $40 per kW', (tension, kW, cents) => {
  expect(highTensionDeposit(tension, kW)).toBe(cents)
})

test.each([
  [1, dollars(150)],
  [30, dollars(4500)],
  [0, null],
  [1.5, null],
  [-1, null],
])('a street opera of %d days pays %s cents, $150 per day', (days, cents) => {
  expect(wayangDeposit(days)).toBe(cents)
})

describe('premises with an amount for each service', () => {
  test.each<[string, DepositServices, number]>([
    ['PREMISES_HDB_SHOPHOUSE', all, 700],
    ['PREMISES_HDB_SHOPHOUSE', { ...none, water: true }, 100],
    ['PREMISES_HDB_SHOPHOUSE', none, 0],
    ['PREMISES_OTHERS', all, 2100],
    ['PREMISES_OTHERS', { ...none, electricity: true }, 1350],
    ['PREMISES_CONSTRUCTION_SITE', { ...all, gas: false }, 1700],
    ['PREMISES_CONSTRUCTION_SITE', all, 1700],
  ])('%s with %j pays %s dollars at 30 kVA and 100 cubic metres', (premisesType, services, amount) => {
    expect(totalWith({ premisesType, services })).toBe(dollars(amount))
  })

  test.each(['HT', 'EHT', 'UHT'] as const)('pay by the contracted load at %s', tension => {
    expect(depositWith({ tension, kW: 500, services: { ...none, electricity: true } })).toEqual({
      total: dollars(20_000),
      parts: [{ of: 'electricity', by: 'contracted_load', quantity: 500, amount: dollars(20_000) }],
    })
  })

  test('have no deposit without the capacity of a chosen service', () => {
    expect(depositWith({ kVA: NaN })).toBeNull()
    expect(totalWith({ kVA: NaN, services: { ...none, water: true } })).toBe(dollars(350))
  })
})

test('public lighting pays what the grid operator quotes', () => {
  const premisesType = 'PREMISES_PUBLIC_LIGHTING'
  expect(depositWith({ premisesType })).toBeNull()
  expect(depositWith({ premisesType, quotation: 123_45 })).toEqual({
    total: 123_45,
    parts: [{ of: 'premises', by: 'quotation', quantity: null, amount: 123_45 }],
  })
})

test('a deposit that is no safe integer of cents is null', () => {
  expect(depositWith({ cubicMetres: 1e20 })).toBeNull()
  expect(depositWith({ premisesType: 'PREMISES_WAYANG', days: Number.MAX_SAFE_INTEGER })).toBeNull()
})

test('premises that are not in the tariff have no deposit', () => {
  expect(depositWith({ premisesType: 'PREMISES_LIGHTHOUSE' })).toBeNull()
})

test('each part has its basis and its quantity', () => {
  expect(depositWith({})).toEqual({
    total: dollars(2100),
    parts: [
      { of: 'electricity', by: 'capacity', quantity: 30, amount: dollars(1350) },
      { of: 'water', by: 'cubic_metres', quantity: 100, amount: dollars(350) },
      { of: 'gas', by: 'amount', quantity: null, amount: dollars(400) },
    ],
  })
  expect(depositWith({ premisesType: 'PREMISES_WAYANG', days: 3 })?.parts).toEqual([
    { of: 'premises', by: 'days', quantity: 3, amount: dollars(450) },
  ])
})

const premisesTypes = Object.values(commercialTariff)
  .flat()
  .map(({ premisesType }) => premisesType)

/** Any inputs of a deposit. */
const anyInputs: fc.Arbitrary<DepositInputs> = fc.record({
  premisesType: fc.constantFrom(...premisesTypes),
  services: fc.record({ electricity: fc.boolean(), water: fc.boolean(), gas: fc.boolean() }),
  tension: fc.constantFrom(...tensions),
  kVA: fc.double({ min: 0.01, max: 5000, noNaN: true }),
  kW: fc.double({ min: 0.01, max: 5000, noNaN: true }),
  cubicMetres: fc.double({ min: 0, max: 5000, noNaN: true }),
  days: fc.integer({ min: 1, max: 365 }),
  quotation: fc.nat(10_000_000),
})

describe('every deposit', () => {
  test('is in whole cents and the sum of its parts', () => {
    fc.assert(
      fc.property(anyInputs, some => {
        const deposit = calculateDeposit(some)
        expect(Number.isSafeInteger(deposit?.total)).toBe(true)
        expect(deposit?.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(deposit?.total)
      }),
    )
  })

  const quantities = ['kVA', 'kW', 'cubicMetres', 'days', 'quotation'] as const
  test.each(quantities)('never falls as its %s rises', quantity => {
    fc.assert(
      fc.property(anyInputs, anyInputs, (one, other) => {
        const [less, more] = [Number(one[quantity]), Number(other[quantity])].toSorted((a, b) => a - b)
        const low = calculateDeposit({ ...one, [quantity]: less })?.total ?? Infinity
        const high = calculateDeposit({ ...one, [quantity]: more })?.total ?? -Infinity
        expect(high).toBeGreaterThanOrEqual(low)
      }),
    )
  })

  const services = ['electricity', 'water', 'gas'] as const
  test.each(services)('never falls when %s is added', service => {
    fc.assert(
      fc.property(anyInputs, some => {
        const withService = (chosen: boolean) =>
          calculateDeposit({ ...some, services: { ...some.services, [service]: chosen } })?.total ?? NaN
        expect(withService(true)).toBeGreaterThanOrEqual(withService(false))
      }),
    )
  })

  test.each(capacityBands.map(({ from, to, deposit }) => ({ from, to, deposit })))(
    'of a supply from $from to $to kVA is the same at both ends',
    ({ from, to, deposit }) => {
      const electricity = { services: { ...none, electricity: true } }
      expect(totalWith({ ...electricity, kVA: from })).toBe(deposit)
      expect(totalWith({ ...electricity, kVA: Math.min(to, Number.MAX_SAFE_INTEGER) })).toBe(deposit)
    },
  )
})
