import { expect, test } from 'vitest'
import { factsWith, onlyServices } from '../../test/facts.ts'
import { documentFlags } from './documentFlags.ts'

test('each flag follows its document', () => {
  const works = factsWith({
    domain: 'commercial',
    usage: 'temporary',
    services: onlyServices('electricity'),
    ownershipProofAsked: true,
  })
  expect(documentFlags(works)).toEqual({
    isPooRequired: true,
    isPooopRequired: false,
    isEilRequired: false,
    isSpPwrGridQuotRequired: true,
    isPubWatQuotRequired: false,
    isLoawrdRequired: true,
  })
  expect(
    documentFlags({
      ...works,
      usage: 'permanent',
      capacityGrade: 3,
      services: onlyServices('electricity', 'water'),
    }),
  ).toEqual({
    isPooRequired: true,
    isPooopRequired: true,
    isEilRequired: true,
    isSpPwrGridQuotRequired: false,
    isPubWatQuotRequired: false,
    isLoawrdRequired: false,
  })
})
