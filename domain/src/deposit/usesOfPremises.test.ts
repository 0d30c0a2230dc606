import { describe, expect, test } from 'vitest'
import { residentialPremises } from './residentialRates.ts'
import { residentialPremisesOf } from './usesOfPremises.ts'

describe('a use of premises covers rows of the residential tariff', () => {
  test.each([
    ['HDB_1_2', ['hdb_1_2']],
    ['HDB_3_5', ['hdb_3_5']],
    ['HDB_EXECUTIVE', ['hdb_exec', 'hudc']],
    ['CONDOMINIUM', ['condominium', 'private_apartment']],
    ['LANDED', ['semi_detached', 'terrace']],
    ['BUNGALOW', ['bungalow', 'penthouse', 'townhouse']],
    ['SHOP', []],
    ['', []],
  ])('the code %j', (code, premises) => {
    expect(residentialPremisesOf(code)).toEqual(premises)
  })

  test('all uses together cover every kind of premises once', () => {
    const covered = ['HDB_1_2', 'HDB_3_5', 'HDB_EXECUTIVE', 'CONDOMINIUM', 'LANDED', 'BUNGALOW'].flatMap(
      residentialPremisesOf,
    )
    expect(covered.toSorted()).toEqual(Object.keys(residentialPremises).toSorted())
  })
})
