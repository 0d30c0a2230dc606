import { describe, expect, test } from 'vitest'
import { dollars } from './money.ts'
import {
  residentialDeposit,
  residentialPremises,
  residentialRates,
  type ResidentialPremises,
  type TariffReading,
} from './residentialRates.ts'

describe('the deposit of residential premises', () => {
  test.each<[TariffReading, ResidentialPremises, number, number]>([
    ['a', 'hdb_1_2', 40, 60],
    ['a', 'hdb_3_5', 70, 100],
    ['a', 'hdb_exec', 100, 150],
    ['a', 'hudc', 100, 150],
    ['a', 'terrace', 100, 150],
    ['a', 'semi_detached', 150, 250],
    ['a', 'condominium', 150, 250],
    ['a', 'private_apartment', 150, 250],
    ['a', 'bungalow', 250, 400],
    ['a', 'penthouse', 250, 400],
    ['a', 'townhouse', 250, 400],
    ['b', 'condominium', 100, 150],
    ['b', 'private_apartment', 100, 150],
    ['b', 'terrace', 150, 250],
    ['b', 'semi_detached', 150, 250],
  ])(
    'reading %s, %s: $%i with GIRO and $%i without, twice that for foreigners',
    (reading, premises, giro, nonGiro) => {
      const deposit = (applicant: 'local' | 'foreigner', payment: 'giro' | 'non_giro') =>
        residentialDeposit({ premises, applicant, payment }, reading)
      expect(deposit('local', 'giro')).toBe(dollars(giro))
      expect(deposit('local', 'non_giro')).toBe(dollars(nonGiro))
      expect(deposit('foreigner', 'giro')).toBe(dollars(2 * giro))
      expect(deposit('foreigner', 'non_giro')).toBe(dollars(2 * nonGiro))
    },
  )

  test('follows reading A by default', () => {
    expect(residentialDeposit({ premises: 'condominium', applicant: 'local', payment: 'giro' })).toBe(
      dollars(150),
    )
  })

  test.each(['a', 'b'] as const)('has each kind of premises exactly once in reading %s', reading => {
    const rows = residentialRates[reading].flatMap(({ premises }) => premises)
    expect(rows.toSorted()).toEqual(Object.keys(residentialPremises).toSorted())
  })
})
