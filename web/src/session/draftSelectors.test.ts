import { premisesDefaults } from '@open-account/contracts/entities/premisesDefaults'
import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { premisesLines } from './draftSelectors.ts'

const linesOf = (address: Partial<typeof premisesDefaults.premise_address>, nanl = false) =>
  premisesLines(
    {
      ...emptyDraft('residential'),
      premises: { ...premisesDefaults, premise_address: { ...premisesDefaults.premise_address, ...address } },
    },
    nanl,
  )

const typed = {
  premise_postal_code: '310145',
  premise_block: '145',
  premise_floor: '07',
  premise_unit: '128',
}

test('an address has two lines', () => {
  expect(linesOf({ ...typed, premise_street_name: 'LORONG 2 TOA PAYOH' })).toEqual([
    '145 Lorong 2 Toa Payoh',
    '#07-128, Singapore 310145',
  ])
})

test('a block is not shown without its street', () => {
  expect(linesOf(typed)).toEqual(['#07-128, Singapore 310145'])
})

test('premises without an official address show their description', () => {
  expect(linesOf({ ...typed, premise_description: 'Street light 12' }, true)).toEqual(['Street light 12'])
})
