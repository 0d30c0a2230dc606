import type { Services, Tension } from '@open-account/domain/application/codes'
import { expect, test } from 'vitest'
import { type Draft, emptyDraft } from '../../session/draft.ts'
import { depositReasons } from './depositReasons.ts'

const start = emptyDraft('commercial')
const services: Services = { electricity: true, water: false, gas: false, cooling: false }

interface Case {
  readonly deposit: Partial<Draft['security_deposit']>
  readonly chosen?: Partial<Services>
  readonly tension?: Tension
  readonly bypassed?: boolean
}

const textsOf = ({ deposit, chosen, tension, bypassed = false }: Case) =>
  depositReasons(
    {
      security_deposit: { ...start.security_deposit, ...deposit },
      turnOnServices: { ...start.turnOnServices, bypassZCGas: bypassed },
    },
    { services: { ...services, ...chosen }, tension: tension ?? null },
  ).map(({ text: message }) => message)

const others = { USE_OF_PREMISES_LIST: 'PREMISES_OTHERS', ELECT_CAPACITY: 'ELEC_CAP_CODE_2' }

const cases: readonly (readonly [rule: string, situation: Case, texts: readonly string[]])[] = [
  [
    'premises that pay one amount',
    { deposit: { USE_OF_PREMISES_LIST: 'PREMISES_COOKING_STALL', security_deposit: 600 } },
    ['A fixed amount, whatever is used.'],
  ],
  [
    'premises that pay for each service',
    {
      deposit: { USE_OF_PREMISES_LIST: 'PREMISES_HDB_SHOPHOUSE', security_deposit: 600 },
      chosen: { gas: true },
    },
    ['A fixed amount for electricity at such premises.', 'A fixed amount for gas at such premises.'],
  ],
  [
    'gas that is bypassed',
    {
      deposit: { USE_OF_PREMISES_LIST: 'PREMISES_HDB_SHOPHOUSE', security_deposit: 200 },
      chosen: { gas: true },
      bypassed: true,
    },
    ['A fixed amount for electricity at such premises.'],
  ],
  [
    'electricity by capacity',
    { deposit: { ...others, selected_elec_cap: '16-45', security_deposit: 1350 } },
    ['A supply capacity of 16-45 kVA.'],
  ],
  [
    'electricity by the last capacity',
    { deposit: { ...others, ELECT_CAPACITY: 'ELEC_CAP_CODE_11', security_deposit: 57000 } },
    ['A supply capacity of 1,001 kVA and above.'],
  ],
  [
    'electricity by a great contracted load',
    { deposit: { ...others, security_deposit: 40040 }, tension: 'HT' },
    ['A contracted load of 1,001 kW at S$ 40.00 each.'],
  ],
  [
    'one cubic metre of water',
    {
      deposit: { ...others, WATER_CAPACITY: '1', security_deposit: 300 },
      chosen: { electricity: false, water: true },
    },
    ['The minimum for water: 1 cubic metre at S$ 3.50 would be less.'],
  ],
  [
    'electricity by contracted load',
    { deposit: { ...others, security_deposit: 4000 }, tension: 'HT' },
    ['A contracted load of 100 kW at S$ 40.00 each.'],
  ],
  [
    'water by capacity',
    {
      deposit: { ...others, WATER_CAPACITY: '100', security_deposit: 350 },
      chosen: { electricity: false, water: true },
    },
    ['100 cubic metres at S$ 3.50 each.'],
  ],
  [
    'the minimum for water',
    {
      deposit: { ...others, WATER_CAPACITY: '20', security_deposit: 300 },
      chosen: { electricity: false, water: true },
    },
    ['The minimum for water: 20 cubic metres at S$ 3.50 each would be less.'],
  ],
  [
    'one day',
    { deposit: { USE_OF_PREMISES_LIST: 'PREMISES_WAYANG', NO_DAYS: '1', security_deposit: 150 } },
    ['1 day at S$ 150.00.'],
  ],
  [
    'several days',
    { deposit: { USE_OF_PREMISES_LIST: 'PREMISES_WAYANG', NO_DAYS: '3', security_deposit: 450 } },
    ['3 days at S$ 150.00 each.'],
  ],
  [
    'a quotation',
    { deposit: { USE_OF_PREMISES_LIST: 'PREMISES_PUBLIC_LIGHTING', security_deposit: 812.5 } },
    ['As the grid operator has quoted.'],
  ],
  ['a deposit that is not calculated', { deposit: others }, []],
  ['an amount that the tariff does not explain', { deposit: { ...others, security_deposit: 1351 } }, []],
]

test.each(cases)('depositReasons returns the reasons for %s', (_, situation, texts) => {
  expect(textsOf(situation)).toEqual(texts)
})
