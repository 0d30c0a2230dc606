import { describe, expect, test } from 'vitest'
import { bodies } from '../../test/bodies.ts'
import { submitBody } from './body.ts'

const { residentialPersonal, residentialCompany, commercialPersonal, commercialCompany } = bodies

const issuesOf = (body: unknown): readonly string[] =>
  (submitBody.safeParse(body).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

const without = (body: object, field: string): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field))

describe('the simplest application of each flow is valid', () => {
  test.each(Object.entries(bodies))('%s', (_, body) => expect(issuesOf(body)).toEqual([]))
})

describe('a body accepts no other field', () => {
  test.each([
    ['an unknown field', { ...residentialPersonal, colour: 'blue' }, 'colour'],
    [
      'payment in a residential application',
      { ...residentialPersonal, payment_method: 'NETS_DEBIT' },
      'payment_method',
    ],
    ["a company's name from a person", { ...residentialPersonal, company_name: 'ACME' }, 'company_name'],
    [
      'a sixth part of an address',
      { ...residentialPersonal, mailing_address: { ...residentialPersonal.mailing_address, country: 'SG' } },
      'country',
    ],
  ])('%s is refused', (_, body, field) => expect(issuesOf(body).join()).toContain(`"${field}"`))
})

describe('a missing field is refused', () => {
  test.each([
    'transaction_id',
    'source',
    'electricity',
    'move_in_yyyymmdd',
    'occ_type',
    'use_of_premises',
    'mailing_address',
    'salutation',
    'name',
    'nric',
    'race',
    'birth_date_yyyymmdd',
    'mobile_number',
    'email',
  ] as const)('%s', field =>
    expect(issuesOf(without(residentialPersonal, field)).join()).toContain(`${field}: `),
  )

  test.each(['type_of_usage', 'use_of_premises_selected', 'payment_method', 'bypass_dup_check'] as const)(
    'commercial: %s',
    field => expect(issuesOf(without(commercialCompany, field)).join()).toContain(`${field}: `),
  )
})

describe('every refusal has the message of its field', () => {
  test.each([
    [{ ...residentialPersonal, account_type: '03' }, 'account_type: Account Type must be 01 or 02'],
    [
      { ...residentialPersonal, account_holder_type: 'X' },
      'account_holder_type: Account Holder Type must be P or C',
    ],
    [{ ...residentialPersonal, nric: 'S1234567A' }, 'nric: Please enter valid NRIC or FIN'],
    [
      { ...residentialPersonal, move_in_yyyymmdd: '2026-12-01' },
      'move_in_yyyymmdd: Please enter valid date, YYYYMMDD',
    ],
    [
      { ...residentialPersonal, appointment_start_time: '0900' },
      'appointment_start_time: Please enter valid time, HHmmss',
    ],
    [
      { ...residentialPersonal, mailing_address: { ...residentialPersonal.mailing_address, unit: '' } },
      'mailing_address.unit: Floor and Unit must be given together',
    ],
    [
      { ...residentialPersonal, nanl: true, nanl_additional_info: 'Street light 12' },
      'premise_address: Premises without an official address carry no Premises Address',
    ],
    [without(residentialPersonal, 'premise_address'), 'premise_address: Premises Address is required'],
    [
      { ...residentialPersonal, other_contact: '91234567' },
      'other_contact: Please provide a different contact number',
    ],
    [
      { ...residentialCompany, other_email: 'office@example.com' },
      'other_email: Please provide a different email address',
    ],
    [{ ...residentialPersonal, email: 'ah.lian@' }, 'email: Please enter valid email address'],
    [
      { ...residentialPersonal, bankruptcy_number: '1'.repeat(21) },
      'bankruptcy_number: Maximum of 20 characters',
    ],
    [
      { ...commercialPersonal, water_capacity: 'ten' },
      'water_capacity: Water Supply Capacity must be numeric',
    ],
    [{ ...commercialPersonal, no_days: 0 }, 'no_days: No Of Days must be a whole number of 1 or more'],
    [{ ...commercialPersonal, bypass_dup_check: true }, 'bypass_dup_check: '],
    [{ ...commercialPersonal, payment_redirect: 'javascript:alert(1)' }, 'payment_redirect: '],
    [{ ...residentialCompany, race: 'chinese' }, 'race: '],
  ])('%#: %o', (body, message) => expect(issuesOf(body).join()).toContain(message))
})

test('a masked address of an existing account is not validated', () =>
  expect(issuesOf({ ...residentialPersonal, email: 'a*****n', is_masked_email: true })).toEqual([]))

test('premises without an official address have a description instead', () => {
  const body = {
    ...without(residentialPersonal, 'premise_address'),
    nanl: true,
    nanl_additional_info: 'Street light 12',
  }
  expect(issuesOf(body)).toEqual([])
})

test('a text is normalised as it is stored: trimmed, an NRIC in capitals', () => {
  const body = submitBody.parse({ ...residentialPersonal, nric: 's1234567d ', use_of_premises: ' HDB_3_5' })
  expect(body).toMatchObject({ nric: 'S1234567D', use_of_premises: 'HDB_3_5' })
})
