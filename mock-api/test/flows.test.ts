import { describe, expect, test } from 'vitest'
import { applicant } from './application.ts'
import type { Flow } from '../src/subjects/seeding/particulars.ts'
import { testApp } from './testApp.ts'

const arrange = async () => {
  const { app } = await testApp()
  return { app, ...applicant(app) }
}

interface Refused {
  readonly error: string
  readonly issues?: readonly { readonly path: string }[]
}

const flows: readonly Flow[] = ['residential/company', 'commercial/personal', 'commercial/company']

describe.each(flows)('an application of %s', flow => {
  const submitWith = async (changes: object) => {
    const { readyIn, submit } = await arrange()
    const { body } = await readyIn(flow, changes)
    return submit(body)
  }

  test('a complete application is accepted', async () => {
    const answer = await submitWith({})
    expect(answer.headers['x-rule']).toBe('submit.accepted')
  })

  test('a complete application for premises without an address is accepted', async () => {
    const { readyIn, submit } = await arrange()
    const { body } = await readyIn(flow, {}, '')
    expect((await submit(body)).headers['x-rule']).toBe('submit.accepted')
  })

  test.each([
    ['duplicate@example.com', 409, 'duplicate'],
    ['pending@example.com', 409, 'pending'],
    ['submit.failing@example.com', 502, 'upstream_error'],
    ['date.ncc@example.com', 422, 'date_invalid_ncc'],
    ['date.pool.12pm@example.com', 422, 'date_invalid_pool_12pm'],
    ['date.retailer@example.com', 422, 'date_invalid_retailer'],
    ['calendar.error@example.com', 422, 'OA_CALENDAR_ERROR'],
    ['slot.lost@example.com', 422, 'timeslot_not_available'],
  ])('an application with the e-mail %s is answered %i %s', async (email, status, error) => {
    const answer = await submitWith({ email })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error })
  })

  test('an application with the proof of another date is refused', async () => {
    expect((await submitWith({ move_in_hash: 'a' })).json()).toMatchObject({ error: 'OA_CALENDAR_ERROR' })
  })
})

describe.each([
  ['residential/company', 409],
  ['commercial/personal', 200],
  ['commercial/company', 200],
] as const)('an application of %s that is pending', (flow, status) => {
  test(`an application is answered ${status} when the applicant continues in spite of a pending one`, async () => {
    const { readyIn, submit } = await arrange()
    const commercial = flow === 'residential/company' ? {} : { bypass_dup_check: 'true' }
    const { body } = await readyIn(flow, { email: 'pending@example.com', ...commercial })
    expect((await submit(body)).statusCode).toBe(status)
  })
})

test('a duplicate application is refused, even when the applicant continues in spite of a pending one', async () => {
  const { readyIn, submit } = await arrange()
  const changes = { email: 'duplicate@example.com', bypass_dup_check: 'true' }
  const { body } = await readyIn('commercial/personal', changes)
  expect((await submit(body)).json()).toMatchObject({ error: 'duplicate' })
})

describe('an incomplete application', () => {
  test.each<[string, Flow, object, readonly string[]]>([
    ['the signature of a company', 'residential/company', { file_id: '' }, ['file_id']],
    [
      'the capacity that the deposit depends on',
      'commercial/personal',
      { elect_capacity: '' },
      ['elect_capacity'],
    ],
    [
      'the water that the deposit depends on',
      'commercial/company',
      { water_capacity: '' },
      ['water_capacity'],
    ],
    [
      'the days of a street opera, and what temporary usage needs',
      'commercial/personal',
      { type_of_usage: 'temporary', use_of_premises_selected: 'PREMISES_WAYANG', gas: false },
      [
        'supply_application_no',
        'no_days',
        'documents.letter_of_award',
        'documents.sp_powergrid_quotation',
        'documents.pub_water_quotation',
      ],
    ],
    [
      'the licence for more than 45 kVA',
      'commercial/company',
      { elect_capacity: 'ELEC_CAP_CODE_3' },
      ['documents.electrical_installation_license_form'],
    ],
  ])('an application lacks %s', async (_what, flow, changes, paths) => {
    const { readyIn, submit } = await arrange()
    const { body } = await readyIn(flow, changes)
    const answer = await submit(body)
    expect(answer.statusCode).toBe(422)
    const { error, issues } = answer.json<Refused>()
    expect(error).toBe('application_incomplete')
    expect(issues?.map(({ path }) => path)).toEqual(paths)
  })
})

describe('the deposit of an application', () => {
  test.each<[string, object, number, string]>([
    ['that is unknown', { nric: '201700002K' }, 422, 'deposit_not_calculable'],
    ['that cannot be calculated', { nric: '201700003C' }, 502, 'upstream_error'],
    [
      'for a type of premises that the usage does not have',
      { use_of_premises_selected: 'PREMISES_GONDOLA' },
      422,
      'deposit_not_calculable',
    ],
  ])('an application with a deposit %s is refused', async (_what, changes, status, error) => {
    const { readyIn, submit } = await arrange()
    const { body } = await readyIn('commercial/company', changes)
    const answer = await submit(body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error })
  })
})

test('a company with identity data submits neither signature nor BizFile', async () => {
  const { app, readyIn, submit } = await arrange()
  const { state_id, body } = await readyIn('commercial/company', { fromMyInfo: true, file_id: '' })
  const payload = { state_id, type: 'c_acra_manual' }
  await app.inject({ method: 'DELETE', url: '/v1/transaction/attachment', payload })
  expect((await submit(body)).json()).toMatchObject({ issues: [{ path: 'fromMyInfo' }] })
  const back = await app.inject({ url: `/v1/myinfob/authorize/${state_id}?persona=live` })
  const cookie = String(back.headers['set-cookie']).split(';', 1)[0] ?? ''
  await app.inject({ url: `/v1/myinfob/data/${state_id}`, headers: { cookie } })
  expect((await submit(body)).headers['x-rule']).toBe('submit.accepted')
})
