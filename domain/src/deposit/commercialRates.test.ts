import { describe, expect, test } from 'vitest'
import { fixedDeposit } from './fixedRates.ts'
import { highTensionDeposit } from './highTensionRate.ts'
import { dollars } from './money.ts'
import { type DepositServices, serviceDeposit, type ServiceRatePremises } from './serviceRates.ts'
import { waterDeposit } from './waterRate.ts'
import { wayangDeposit } from './wayangRate.ts'

test.each([
  ['PREMISES_COOKING_STALL', 600],
  ['PREMISES_NON_COOKING_STALL', 200],
  ['PREMISES_MSCP', 500],
  ['PREMISES_ATM', 200],
  ['PREMISES_BIN_COMPOUND', 100],
  ['PREMISES_SITE_OFFICE', 1300],
  ['PREMISES_GONDOLA', 200],
] as const)('%s pays $%i whatever it uses', (premises, amount) => {
  expect(fixedDeposit(premises)).toBe(dollars(amount))
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

describe('premises that pay for each service', () => {
  const none: DepositServices = { electricity: false, water: false, gas: false }
  const all: DepositServices = { electricity: true, water: true, gas: true }

  test.each<[ServiceRatePremises, DepositServices, number]>([
    ['PREMISES_HDB_SHOPHOUSE', all, 700],
    ['PREMISES_HDB_SHOPHOUSE', { ...none, water: true }, 100],
    ['PREMISES_HDB_SHOPHOUSE', none, 0],
    ['PREMISES_OTHERS', all, 2100],
    ['PREMISES_OTHERS', { ...none, electricity: true }, 1350],
    ['PREMISES_CONSTRUCTION_SITE', { ...all, gas: false }, 1700],
  ])('%s with %j pays %s dollars at 30 kVA and 100 cubic metres', (premises, services, amount) => {
    expect(serviceDeposit(premises, services, { kVA: 30, cubicMetres: 100 })).toBe(dollars(amount))
  })

  test('cannot be told without the capacity of a chosen service', () => {
    const capacities = { kVA: NaN, cubicMetres: 100 }
    expect(serviceDeposit('PREMISES_OTHERS', all, capacities)).toBeNull()
    expect(serviceDeposit('PREMISES_OTHERS', { ...none, water: true }, capacities)).toBe(dollars(350))
  })
})
