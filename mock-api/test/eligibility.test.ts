import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import { testApp } from './testApp.ts'

const arrange = async () => {
  const { app } = await testApp()
  const { post, start } = applicant(app)
  return { post, state: await start() }
}

describe('whether an e-mail is linked', () => {
  test.each([
    ['tan.ah.kow@example.com', false, ''],
    [
      'linked@example.com',
      true,
      'This email has been used in another utilities account. Please use another email.',
    ],
    [
      'Linked@Example.com',
      true,
      'This email has been used in another utilities account. Please use another email.',
    ],
  ])('the e-mail %s is linked: %s', async (email, islinked, message) => {
    const { post, state } = await arrange()
    const answer = await post('/v1/accounts/profile/is-email-linked', { email, transaction_id: state })
    expect(answer.json()).toEqual({ emailid: email, islinked, message })
  })
})

describe('the eligibility check', () => {
  const ask = async (nric_roc: string, extra: object = {}) => {
    const { post, state } = await arrange()
    const body = {
      nric_roc,
      bp_type: '1',
      premise_no: '1',
      occupancy: 'owner',
      transaction_id: state,
      ...extra,
    }
    return post('/v1/accounts/profile/is-new-ebs-customer', body)
  }
  const ordinary = {
    eligible: true,
    has_missed_appointment: false,
    is_disconnected: false,
    is_new_customer: true,
    available_gas: null,
    timeslot_allowed: true,
    linked_email: null,
  }

  test.each([
    ['S9012345I', {}],
    ['S8100001H', { eligible: false }],
    ['S8100002F', { is_new_customer: false, has_missed_appointment: true }],
    ['S8100003D', { is_new_customer: false, is_disconnected: true }],
    ['S8100004B', { is_new_customer: false, available_gas: 'N' }],
    ['S8100006I', { is_new_customer: false }],
    ['S8100007G', { linked_email: 'jamie.lim@example.com' }],
    ['S8100008E', { timeslot_allowed: false }],
    [' s8100008e ', { timeslot_allowed: false }],
  ])('the eligibility check of %s has its own answer', async (nric, different) => {
    expect((await ask(nric)).json()).toEqual({ ...ordinary, ...different })
  })

  test.each([
    ['201500004E', {}],
    ['201500005R', { eligible: false }],
    ['201500001M', { is_new_customer: false, has_missed_appointment: true }],
    ['201500003N', { is_new_customer: false, is_disconnected: true }],
    ['201500006G', { is_new_customer: false, available_gas: 'N' }],
    ['201500007W', { is_new_customer: false, available_gas: 'Y' }],
    ['201500002D', { is_new_customer: false }],
    ['201500008H', { timeslot_allowed: false }],
    ['53300001K', {}],
  ])('the eligibility check of the company %s has its own answer', async (uen, different) => {
    expect((await ask(uen, { bp_type: '2' })).json()).toEqual({ ...ordinary, ...different })
  })

  test('the eligibility check of a company can fail', async () => {
    const answer = await ask('201500009Z', { bp_type: '2' })
    expect(answer.statusCode).toBe(502)
    expect(answer.headers['x-rule']).toBe('eligibility.failing')
  })

  test('the eligibility check has one path for both domains, and an address is optional for companies', async () => {
    const { app } = await testApp()
    for (const appDomain of ['residential', 'commercial']) {
      const url = `/v1/transaction?appDomain=${appDomain}&appType=company`
      const { state_id } = (await app.inject({ url })).json<{ state_id: string }>()
      const payload = { nric_roc: '201500004E', bp_type: '2', occupancy: 'tenant', transaction_id: state_id }
      const answer = await applicant(app).post('/v1/accounts/profile/is-new-ebs-customer', payload)
      expect(answer.json()).toEqual(ordinary)
    }
  })

  test('the eligibility check accepts the premises number under both names', async () => {
    expect((await ask('S9012345I', { premise_no: undefined, premises: '1' })).statusCode).toBe(200)
  })

  test.each([
    ['S9012345I', true],
    ['S8100006I', false],
  ])('the check of %s alone returns whether it is a new customer: %s', async (nric, isnewcustomer) => {
    const { post } = await arrange()
    const answer = await post('/v1/accounts/profile/is-new-ebs-customer', { nric })
    expect(answer.json()).toEqual({ isnewcustomer })
  })
})
