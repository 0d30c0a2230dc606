import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { address } from '../src/subjects/seeding/applicantBy.ts'
import { particulars } from '../src/subjects/seeding/particulars.ts'
import { testApp } from './testApp.ts'

const companyBody = {
  ...particulars['residential/company'].fields,
  gas: false,
  move_in_yyyymmdd: '20261123',
  move_in_hash: 'a',
  appointment_hash: '',
  appointment_notification_number: '',
  appointment_start_time: '',
  appointment_end_time: '',
  premise_address: { ...address, street: 'LORONG 2 TOA PAYOH' },
  mailing_address: { ...address, street: 'LORONG 2 TOA PAYOH' },
}

describe('the UEN of a submitted company', () => {
  const invalid = ['Please enter valid UEN']

  test.each<[string, string, readonly string[]]>([
    ['a registered company', '201500004E', []],
    ['a plausible one', '200012345W', []],
    ['one of a type that only the register has', 'T20QQ0001F', []],
    ['one while the register fails', '201600004H', []],
    ['one that is not registered', '201600002G', []],
    ['a wrong check letter', '201500004F', invalid],
    ['a year that lies ahead', '202700001E', invalid],
    ['a company that is not active', '201600001R', ['The company is not active.']],
  ])(
    'the UEN of a submitted company, %s, %s, is validated as on the screen: %j',
    async (_what, nric, messages) => {
      const { app } = await testApp()
      const url = '/v1/transaction?appDomain=residential&appType=company'
      const { state_id } = (await app.inject({ url })).json<{ state_id: string }>()
      const answer = await applicant(app).submit({ ...companyBody, nric, transaction_id: state_id })
      expect(answer.statusCode).toBe(422)
      const { issues } = answer.json<{ issues: { path: string; message: string }[] }>()
      const ofUen = issues.filter(({ path }) => path === 'nric')
      expect(ofUen.map(({ message }) => message)).toEqual(messages)
    },
  )
})

describe('a company that typed everything in', () => {
  const form = 'documents.c_signed_utility_application_form'
  const signature = 'file_id'
  const signatureFlags = ['e-signature-web', 'e-signature-kiosk']

  test.each<[string, string | null, readonly string[]]>([
    ['W', null, [form]],
    ['W', 'e-signature-web', [signature]],
    ['W', 'e-signature-kiosk', [form]],
    ['M', 'e-signature-web', [signature]],
    ['K', null, [form]],
    ['K', 'e-signature-web', [form]],
    ['K', 'e-signature-kiosk', [signature, form]],
  ])(
    'a company that typed everything in, with source %s and flag %s, needs %j',
    async (source, flag, needed) => {
      const { app } = await testApp()
      await app.inject({
        method: 'PATCH',
        url: '/mock/v1/worlds/default/flags',
        payload: { flags: signatureFlags.map(name => ({ name, active: name === flag })) },
      })
      const url = '/v1/transaction?appDomain=residential&appType=company'
      const { state_id } = (await app.inject({ url })).json<{ state_id: string }>()
      const body = { ...companyBody, source, nric: '201500004E', transaction_id: state_id }
      const { issues } = (await applicant(app).submit(body)).json<{ issues: { path: string }[] }>()
      const paths = issues.map(({ path }) => path)
      expect(paths.filter(path => path === form || path === signature)).toEqual(needed)
    },
  )
})

test('a company cannot choose bills by e-mail, even while one-time passwords are off', async () => {
  const { app } = await testApp()
  await app.inject({
    method: 'PATCH',
    url: '/mock/v1/worlds/default/flags',
    payload: { flags: [{ name: 'oa-bypass-otp', active: true }] },
  })
  const url = '/v1/transaction?appDomain=residential&appType=company'
  const { state_id } = (await app.inject({ url })).json<{ state_id: string }>()
  const body = { ...companyBody, nric: '201500004E', ebill: true, transaction_id: state_id }
  const { issues } = (await applicant(app).submit(body)).json<{ issues: { path: string }[] }>()
  expect(issues.map(({ path }) => path)).toContain('ebill')
})
