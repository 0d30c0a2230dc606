import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFacts, factsWith, onlyServices } from '../../test/facts.ts'
import { isFieldRequired } from './fields.ts'
import { type Answers, isAnswered, lacksAny, missingFields, missingSubmittedFields } from './missingFields.ts'

const slot = { start: '2026-12-01T09:00:00', end: '2026-12-01T12:00:00' }

test.each([
  ['Tan', true],
  ['  ', false],
  ['', false],
  [null, false],
  [undefined, false],
  [true, true],
  [false, false],
  [0, true],
  [slot, true],
  [{ ...slot, end: '' }, false],
])('whether %o is an answer: %s', (answer, answered) => {
  expect(isAnswered(answer)).toBe(answered)
})

const resident: Answers = {
  premise_postal_code: '310145',
  premise_block: '145',
  premise_street_name: 'Lorong 2 Toa Payoh',
  premise_occupancy: 'owner',
  use_of_premises: 'HDB_3_5',
  salutation: 'ms',
  name: 'Tan Mei Ling',
  nric_fin: 'S1234567D',
  nric_fin_doi: '20100101',
  dob: '19900327',
  race: 'chinese',
  email: 'mei.ling.tan@example.sg',
  mobile_prefix: '+65',
  mobile_number: '91234567',
  turn_on_date: '20261201',
  check_i_confirm: true,
}

test('a complete residential application has no missing field', () => {
  expect(missingFields(factsWith(), resident)).toEqual([])
})

test('missing fields are in table order', () => {
  expect(missingFields(factsWith(), { ...resident, race: '', premise_block: ' ' })).toEqual([
    'premise_block',
    'race',
  ])
})

test('fields that a submission does not contain are not missing in it', () => {
  const { check_i_confirm: _, ...sent } = resident
  expect(missingFields(factsWith(), sent)).toEqual(['check_i_confirm'])
  expect(missingSubmittedFields(factsWith(), sent)).toEqual([])
})

test.each([
  ['no service', onlyServices(), ['services']],
  ['centralised cooling alone', onlyServices('cooling'), []],
])('the missing fields with %s: %#', (_what, services, missing) => {
  expect(missingFields(factsWith({ services }), resident)).toEqual(missing)
})

test('an application lacks a required field, but no other one', () => {
  expect(lacksAny(['turn_on_date'], factsWith(), {})).toBe(true)
  expect(lacksAny(['gst_reg_no', 'gst_reg_date'], factsWith(), {})).toBe(false)
})

test('a missing field is always a required one', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      expect(missingFields(facts, {}).filter(field => !isFieldRequired(field, facts))).toEqual([])
    }),
  )
})
