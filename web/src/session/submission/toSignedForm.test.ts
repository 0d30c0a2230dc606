import { pdfBody } from '@open-account/contracts/submission/esignature'
import { describe, expect, test } from 'vitest'
import { factsOfCompany, signedCompany } from '../../../test/signedCompany.ts'
import type { Draft } from '../draft.ts'
import { toSignedForm } from './toSignedForm.ts'

type Situation = Parameters<typeof factsOfCompany>[1]

const formOf = (draft: Draft, situation: Situation = {}) =>
  toSignedForm({ draft, facts: factsOfCompany(draft, situation), appId: 'OA-7F3K2QM9' })

const address = {
  block: '145',
  floor: '09',
  unit: '128',
  street: 'LORONG 2 TOA PAYOH',
  postal_code: '310145',
}
const slot = { start: '2026-11-25T09:00:00', end: '2026-11-25T12:00:00' }

test('the form of a company contains exactly these fields', () => {
  expect(formOf(signedCompany)).toEqual({
    type: 'open_account',
    application_number: 'OA-7F3K2QM9',
    application_type: 'company',
    file_id: 'f-0c9d2e4b5071',
    signed_at: '20/11/2026',
    payload: {
      mailing_address: address,
      premise_address: address,
      occupancy: 'owner',
      use_of_premises: 'HDB_3_5',
      company_information: {
        uen: '53287432C',
        company_name: 'LORONG TRADING',
        company_name_source: '',
        ebs_company_name: '',
      },
      representative: {
        representative_name: 'Tan Ah Kow',
        representative_designation: 'Director',
        representative_email: 'office@example.com',
        representative_mobile_number: '81234567',
      },
      preferred_date: { turn_on_datetime: slot },
      turn_on_services: { electricity: true, water: true, gas: true, chilled_water: false },
      account_holder_type: 'C',
      preTurn_on_flag: false,
      nanl: false,
    },
  })
})

test('the form of a person contains no company and no representative', () => {
  const form = formOf(signedCompany, { domain: 'commercial', type: 'personal' })
  expect(form).toMatchObject({ application_type: 'personal', payload: { account_holder_type: 'P' } })
  expect(form?.payload).not.toHaveProperty('company_information')
  expect(form?.payload).not.toHaveProperty('representative')
})

const { turnOn, turnOnServices, premises } = signedCompany

describe('the content of the form', () => {
  test.each<[what: string, draft: Draft, fields: object]>([
    [
      'the date alone, where no timeslot is needed',
      { ...signedCompany, turnOn: { ...turnOn, turn_on_datetime: '20261125', timeslot_required: false } },
      { preferred_date: { turn_on_datetime: '20261125' } },
    ],
    [
      'the date, where no timeslot may be booked',
      { ...signedCompany, turnOn: { ...turnOn, turn_on_datetime: null } },
      { preferred_date: { turn_on_datetime: '20261125' } },
    ],
    [
      'no gas that is bypassed',
      { ...signedCompany, turnOnServices: { ...turnOnServices, bypassZCGas: true } },
      { turn_on_services: { electricity: true, water: true, gas: false, chilled_water: false } },
    ],
    [
      'centralised cooling',
      { ...signedCompany, turnOnServices: { ...turnOnServices, chilled_water: true } },
      { turn_on_services: { chilled_water: true } },
    ],
    [
      'that supplies are on already',
      { ...signedCompany, turnOn: { ...turnOn, preTurnOn: true } },
      { preTurn_on_flag: true },
    ],
    [
      'the tenant',
      { ...signedCompany, premises: { ...premises, premise_occupancy: 'tenant' } },
      { occupancy: 'tenant' },
    ],
    [
      'another mailing address',
      {
        ...signedCompany,
        premises: {
          ...premises,
          mail_address: {
            ...premises.mail_address,
            check_same_address: false,
            mail_postal_code: '460548',
            mail_block: '548',
            mail_floor: '02',
            mail_unit: '11',
            mail_street_name: 'BEDOK NORTH AVENUE 1',
          },
        },
      },
      {
        premise_address: address,
        mailing_address: {
          block: '548',
          floor: '02',
          unit: '11',
          street: 'BEDOK NORTH AVENUE 1',
          postal_code: '460548',
        },
      },
    ],
    [
      'where the name of the company was looked up',
      {
        ...signedCompany,
        company_information: {
          ...signedCompany.company_information,
          company_name_source: 'UEN',
          ebs_company_name: 'LORONG TRADING EBS',
        },
      },
      { company_information: { company_name_source: 'UEN', ebs_company_name: 'LORONG TRADING EBS' } },
    ],
    [
      'the address of an existing account as it is shown',
      { ...signedCompany, signup: { ...signedCompany.signup, linked_email: 'office@example.com' } },
      { representative: { representative_email: 'o****e@example.com' } },
    ],
  ])('%s', (_what, draft, expectedPayload) => {
    const form = formOf(draft)
    expect(form?.payload).toMatchObject(expectedPayload)
    expect(pdfBody.safeParse(form).error).toBeUndefined()
  })

  test('the form contains the description of premises without an official address', () => {
    const description = 'Street light 12 beside the car park'
    const form = formOf(
      {
        ...signedCompany,
        premises: {
          ...premises,
          premise_address: { ...premises.premise_address, premise_description: description },
          mail_address: {
            ...premises.mail_address,
            mail_postal_code: '460548',
            mail_block: '548',
            mail_street_name: 'BEDOK NORTH AVENUE 1',
          },
        },
      },
      { nanl: true },
    )
    expect(form?.payload).toMatchObject({ nanl: true, nanl_additional_info: description })
    expect(form?.payload).not.toHaveProperty('premise_address')
    expect(pdfBody.safeParse(form).error).toBeUndefined()
  })
})
