import { expect, test } from 'vitest'
import { factsWith, onlyServices } from '../../test/facts.ts'
import {
  requiresElectricityCapacity,
  requiresNumberOfDays,
  requiresWaterCapacity,
  isPremisesTypeOffered,
} from './premisesTypes.ts'

test.each([
  ['PREMISES_PUBLIC_LIGHTING', true, false, false],
  ['PREMISES_OTHERS', true, true, false],
  ['PREMISES_CONSTRUCTION_SITE', true, true, false],
  ['PREMISES_WAYANG', false, false, true],
  ['PREMISES_ATM', false, false, false],
  [null, false, false, false],
])(
  'whether %s requires the electricity capacity: %s, the water capacity: %s, days: %s',
  (premisesType, electricity, water, days) => {
    const facts = factsWith({ domain: 'commercial', premisesType })
    expect(requiresElectricityCapacity(facts)).toBe(electricity)
    expect(requiresWaterCapacity(facts)).toBe(water)
    expect(requiresNumberOfDays(facts)).toBe(days)
  },
)

test('no capacity is required for a service that is not chosen', () => {
  const facts = factsWith({
    domain: 'commercial',
    premisesType: 'PREMISES_OTHERS',
    services: onlyServices('gas'),
  })
  expect(requiresElectricityCapacity(facts)).toBe(false)
  expect(requiresWaterCapacity(facts)).toBe(false)
})

test('residential premises require no capacity', () => {
  expect(requiresElectricityCapacity(factsWith({ premisesType: 'PREMISES_OTHERS' }))).toBe(false)
})

test.each([
  ['PREMISES_PUBLIC_LIGHTING', onlyServices('water'), false],
  ['PREMISES_PUBLIC_LIGHTING', onlyServices('electricity'), true],
  ['PREMISES_OTHERS', onlyServices('water'), true],
])('whether %s is offered: %#', (premisesType, services, offered) => {
  expect(isPremisesTypeOffered(premisesType, services)).toBe(offered)
})
