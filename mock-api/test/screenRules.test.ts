import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { address, addressAt } from '../src/subjects/seeding/applicantBy.ts'
import type { Flow } from '../src/subjects/seeding/particulars.ts'
import { testApp } from './testApp.ts'

interface Case {
  readonly rule: string
  readonly flow?: Flow
  readonly postalCode?: string
  readonly changes?: object
  /** The fields that the service refuses; empty when it accepts. */
  readonly refused: readonly string[]
}

/** The fields that the service refuses in a submission that is complete but for these changes. */
const refusedFields = async (
  { flow = 'residential/personal', postalCode = address.postal_code, changes = {} }: Case,
  variables: Readonly<Record<string, string>> = {},
) => {
  const { app } = await testApp(variables)
  const { readyIn, submit } = applicant(app)
  const { body } = await readyIn(flow, changes, postalCode)
  const answer = await submit(body)
  const { issues = [] } = answer.json<{ issues?: { path: string }[] }>()
  expect(answer.statusCode).toBe(issues.length > 0 ? 422 : 200)
  return issues.map(({ path }) => path)
}

const noTownGas = '730303'
const street = 'TAMPINES STREET 21'

describe('the services of a submission', () => {
  test.each<Case>([
    {
      rule: 'gas of a home that town gas does not reach',
      postalCode: noTownGas,
      changes: { gas: true },
      refused: ['gas'],
    },
    {
      rule: 'no gas of a shop that town gas does not reach',
      flow: 'commercial/company',
      postalCode: noTownGas,
      changes: { gas: true },
      refused: [],
    },
    {
      rule: 'no gas of a home without an address',
      postalCode: '',
      changes: { gas: true },
      refused: [],
    },
    {
      rule: 'a home without electricity and water',
      changes: { electricity: false, water: false },
      refused: ['electricity', 'water'],
    },
    {
      rule: 'cooling of a home',
      postalCode: '018983',
      changes: { gas: false, chilled_water: true },
      refused: ['chilled_water'],
    },
    {
      rule: 'cooling of a shop that has none',
      flow: 'commercial/company',
      changes: { chilled_water: true },
      refused: ['chilled_water'],
    },
    {
      rule: 'no cooling of a shop that has it',
      flow: 'commercial/company',
      postalCode: '018983',
      refused: [],
    },
    {
      rule: 'a shop without the cooling that it has',
      flow: 'commercial/company',
      postalCode: '018983',
      changes: { chilled_water: false },
      refused: ['chilled_water'],
    },
  ])('the service validates services as the screens do: $rule', async example => {
    expect(await refusedFields(example)).toEqual(example.refused)
  })
})

describe('the premises of a submission', () => {
  test.each<Case>([
    { rule: 'ones without a premises number', postalCode: '760888', refused: ['premise_address'] },
    { rule: 'ones whose street is not known', postalCode: '999999', refused: ['premise_address'] },
    {
      rule: 'another block than that of the postal code',
      changes: { premise_address: { ...address, block: '999', street: 'LORONG 2 TOA PAYOH' } },
      refused: ['premise_address'],
    },
    {
      rule: 'the premises number of other premises',
      changes: { premise_number: '5202010301100' },
      refused: ['premise_number'],
    },
    {
      rule: 'a mailing address without a premises number',
      changes: { mailing_address: { ...addressAt('530777'), street: 'HOUGANG AVENUE 8' } },
      refused: ['mailing_address'],
    },
    {
      rule: 'a mailing address of another block',
      changes: { mailing_address: { ...addressAt('520201'), block: '999', street } },
      refused: ['mailing_address'],
    },
    {
      rule: 'no mailing address that it has',
      changes: { mailing_address: { ...addressAt('520201'), street } },
      refused: [],
    },
  ])('the service validates premises as the screens do: $rule', async example => {
    expect(await refusedFields(example)).toEqual(example.refused)
  })
})

describe('the particulars of a submission', () => {
  test.each<Case>([
    {
      rule: 'a use of premises of the other domain',
      changes: { use_of_premises: 'SHOP' },
      refused: ['use_of_premises'],
    },
    {
      rule: 'a date of issue that is still to come',
      changes: { nric_issue_yyyymmdd: '20261121' },
      refused: ['nric_issue_yyyymmdd'],
    },
    {
      rule: 'no date of issue of today',
      changes: { nric_issue_yyyymmdd: '20261120' },
      refused: [],
    },
    {
      rule: 'an e-mail beside that of the existing account',
      changes: { nric: 'S8100007G', email: 'another@example.com' },
      refused: ['email'],
    },
    {
      rule: 'the consent to an offer that a shop does not get',
      flow: 'commercial/company',
      changes: { hla_consent_flag: true },
      refused: ['hla_consent_flag'],
    },
    {
      rule: 'particulars typed in where the mode does not let a company type them in',
      flow: 'residential/company',
      changes: { source: 'M' },
      refused: ['fromMyInfo'],
    },
  ])('the service validates particulars as the screens do: $rule', async example => {
    expect(await refusedFields(example)).toEqual(example.refused)
  })

  test('typed particulars are refused where the settings forbid manual entry', async () => {
    expect(await refusedFields({ rule: '', refused: [] }, { MANUAL_ENTRY: 'off' })).toEqual(['fromMyInfo'])
  })
})

test('the service starts no transaction for a premises type whose flag is off', async () => {
  const { app } = await testApp()
  const payload = { flags: [{ name: 'oa-residential', active: false }] }
  await app.inject({ method: 'PATCH', url: '/mock/v1/worlds/default/flags', payload })
  const start = (appDomain: string) => app.inject(`/v1/transaction?appDomain=${appDomain}&appType=personal`)
  const closed = await start('residential')
  expect(closed.statusCode).toBe(503)
  expect(closed.json()).toMatchObject({ error: 'maintenance' })
  expect((await start('commercial')).statusCode).toBe(200)
})
