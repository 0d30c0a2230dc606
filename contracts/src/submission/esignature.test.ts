import { describe, expect, test } from 'vitest'
import { pdfBody } from './esignature.ts'

const address = {
  block: '548',
  floor: '09',
  unit: '128',
  street: 'BEDOK NORTH AVENUE 1',
  postal_code: '460548',
}

const payload = {
  mailing_address: address,
  premise_address: address,
  occupancy: 'owner',
  use_of_premises: 'HDB_3_5',
  company_information: { uen: '00192200M', company_name: 'ACME PTE LTD' },
  representative: {
    representative_name: 'Tan Ah Lian',
    representative_designation: 'Director',
    representative_email: 'office@example.com',
    representative_mobile_number: '91234567',
  },
  preferred_date: { turn_on_datetime: '20261201' },
  turn_on_services: { electricity: true, water: true, gas: false, chilled_water: false },
  account_holder_type: 'C',
  preTurn_on_flag: false,
  nanl: false,
}

const form = {
  type: 'open_account',
  application_number: 'A100',
  application_type: 'company',
  file_id: 'f1',
  signed_at: '20/11/2026',
  payload,
}

const { premise_address: _, ...withoutAddress } = payload

const issuePaths = (content: object): readonly string[] =>
  (pdfBody.safeParse({ ...form, payload: content }).error?.issues ?? []).map(({ path }) => path.join('.'))

test('the date of signing has the format DD/MM/YYYY', () => {
  expect(pdfBody.safeParse(form).success).toBe(true)
  expect(pdfBody.safeParse({ ...form, signed_at: '2026-11-20' }).success).toBe(false)
})

describe('a form has a description for nanl and an address otherwise', () => {
  test.each([
    ['neither', withoutAddress, ['payload.premise_address']],
    ['both', { ...payload, nanl_additional_info: 'Street light 12' }, ['payload.nanl_additional_info']],
    [
      'an address for nanl',
      { ...payload, nanl: true, nanl_additional_info: 'Street light 12' },
      ['payload.premise_address'],
    ],
    ['no description for nanl', { ...withoutAddress, nanl: true }, ['payload.nanl_additional_info']],
    [
      'a description for nanl',
      { ...withoutAddress, nanl: true, nanl_additional_info: 'Street light 12' },
      [],
    ],
  ])('%s', (_name, content, paths) => expect(issuePaths(content)).toEqual(paths))
})

const preferredDate = (turn_on_datetime: unknown) =>
  issuePaths({ ...payload, preferred_date: { turn_on_datetime } })

test('a turn-on time is a date or a timeslot with both ends', () => {
  expect(preferredDate({ start: '2026-12-01T09:00:00', end: '2026-12-01T12:00:00' })).toEqual([])
  expect(preferredDate({ start: '2026-12-01T09:00:00' })).not.toEqual([])
})
