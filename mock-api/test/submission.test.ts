import type { TimeslotsAnswer } from '@open-account/contracts/calendar'
import { describe, expect, test } from 'vitest'
import { arrangeSubmission, type Refused } from './arrangeSubmission.ts'
import { now } from './testApp.ts'

describe('a submission', () => {
  test('a submission is saved as it was sent', async () => {
    const { ready, submit, service } = await arrangeSubmission()
    const { body, state_id } = await ready()
    await submit(body)
    const row = await service.db
      .selectFrom('transactions')
      .selectAll()
      .where('id', '=', state_id)
      .executeTakeFirst()
    expect(JSON.parse(row?.body ?? '')).toMatchObject({ name: 'TAN AH KOW', move_in_yyyymmdd: '20261121' })
    expect(row?.submitted_at).toBe(now)
  })

  test('a repeated submission is answered alike, whatever the order of its fields', async () => {
    const { ready, submit } = await arrangeSubmission()
    const { body } = await ready()
    const first = await submit(body)
    const again = await submit(Object.fromEntries(Object.entries({ ...body, gaId: 'another' }).toReversed()))
    expect(again.json()).toEqual(first.json())
    expect(again.headers['x-rule']).toBe('submit.repeated')
  })

  test('a repeated submission with other content is refused', async () => {
    const { ready, submit } = await arrangeSubmission()
    const { body } = await ready()
    await submit(body)
    const other = await submit({ ...body, mobile_number: '98765432' })
    expect(other.statusCode).toBe(409)
    expect(other.json()).toMatchObject({ error: 'already_submitted' })
  })

  test('a refused submission is validated again', async () => {
    const { ready, submit } = await arrangeSubmission()
    const { body } = await ready()
    expect((await submit({ ...body, salutation: 'lord' })).statusCode).toBe(400)
    expect((await submit({ ...body, email: 'pending@example.com' })).statusCode).toBe(409)
    expect((await submit(body)).statusCode).toBe(200)
  })

  test('a submission of an unknown transaction is not found', async () => {
    const { ready, submit } = await arrangeSubmission()
    const { body } = await ready()
    expect((await submit({ ...body, transaction_id: 'unknown' })).json()).toMatchObject({
      error: 'not_found',
    })
  })
})

describe('an incomplete submission', () => {
  const refusedWith = async (changes: object, upload?: string) => {
    const { ready, submit, app } = await arrangeSubmission()
    const { body, state_id } = await ready()
    if (upload !== undefined)
      await app.inject({
        method: 'DELETE',
        url: '/v1/transaction/attachment',
        payload: { state_id, type: upload },
      })
    const answer = await submit({ ...body, ...changes })
    expect(answer.statusCode).toBe(422)
    const { error, issues } = answer.json<Refused>()
    expect(error).toBe('application_incomplete')
    return issues?.map(({ path }) => path)
  }

  test.each([
    ['the date of issue', { nric_issue_yyyymmdd: '' }, ['nric_issue_yyyymmdd']],
    ['its appointment', { appointment_start_time: '', appointment_end_time: '' }, ['appointment_start_time']],
    ['the date of GST registration', { gst_no: 'M2-1' }, ['gst_reg_date']],
    ['18 years', { birth_date_yyyymmdd: '20081121' }, ['birth_date_yyyymmdd']],
    ['identity data', { fromMyInfo: true }, ['fromMyInfo']],
    ['an account whose e-mail is masked', { is_masked_email: true }, ['is_masked_email']],
    ['a verified e-mail', { ebill: true }, ['ebill']],
    ['a way for its bills', { ebill: false, enable_paper_bill: false }, ['enable_paper_bill']],
    [
      'the proof of its premises',
      { nanl: true, premise_address: undefined, nanl_additional_info: 'The street light at the corner' },
      ['documents.nanl_proof_of_premise'],
    ],
    [
      'the proof of occupancy when it declines the gas that was found',
      { gas: false },
      ['documents.proof_of_occupancy_of_premises'],
    ],
    ['the proof of ownership of a third account', { nric: 'S8100001H' }, ['documents.proof_of_ownership']],
    [
      'a transaction of its kind',
      {
        account_type: '02',
        use_of_premises: 'SHOP',
        type_of_usage: 'permanent',
        use_of_premises_selected: 'PREMISES_MSCP',
        hawker_stall_no: '',
        supply_application_no: '',
        elect_capacity: '',
        water_capacity: '',
        no_days: '',
        tension_level: '',
        payment_method: 'CREDIT_CARD',
        payment_redirect: 'http://localhost/v1/payment/callback',
        bypass_dup_check: 'false',
      },
      ['account_type', 'documents.proof_of_occupancy_of_premises'],
    ],
  ])('a submission lacks %s', async (_what, changes, paths) => {
    expect(await refusedWith(changes)).toEqual(paths)
  })

  test('a submission lacks the reading of each meter that its date requires', async () => {
    const { ready, submit } = await arrangeSubmission()
    const { body } = await ready({ meter_reading_water: true }, '390033')
    const { issues = [] } = (await submit(body)).json<Refused>()
    expect(issues.filter(({ path }) => path.startsWith('meter_reading'))).toEqual([
      { path: 'meter_reading_electricity', message: 'Electricity Reading is required' },
    ])
  })

  test('the missing fields of a submission have the messages of the screens', async () => {
    const { ready, submit } = await arrangeSubmission()
    const { body } = await ready()
    const answer = await submit({ ...body, nric_issue_yyyymmdd: '', nric: 'S8100001H' })
    expect(answer.json<{ issues: { message: string }[] }>().issues.map(({ message }) => message)).toEqual([
      'Date of Issue is required',
      'Proof of Ownership: This document is not uploaded yet',
    ])
  })

  test('a submission lacks the back of the NRIC', async () => {
    expect(await refusedWith({}, 'nric_back')).toEqual(['documents.nric_back'])
  })
})

test('an applicant is 18 on the birthday itself', async () => {
  const { ready, submit } = await arrangeSubmission()
  const { body } = await ready()
  expect((await submit({ ...body, birth_date_yyyymmdd: '20081120' })).statusCode).toBe(200)
})

test.each(['S8100002F', 'S8100003D', 'S8100006I'])('a blocked applicant, %s, cannot submit', async nric => {
  const { ready, submit } = await arrangeSubmission()
  const { body } = await ready()
  const answer = await submit({ ...body, nric })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['x-rule']).toBe('submit.blocked')
})

test('a tenant with a third account cannot submit', async () => {
  const { ready, submit } = await arrangeSubmission()
  const { body } = await ready()
  const answer = await submit({ ...body, nric: 'S8100001H', occ_type: 'tenant' })
  expect(answer.headers['x-rule']).toBe('submit.blocked')
})

test('a bankrupt applicant needs no appointment', async () => {
  const { ready, submit } = await arrangeSubmission()
  const { body } = await ready()
  const answer = await submit({
    ...body,
    bankruptcy_number: 'B-1',
    appointment_start_time: '',
    appointment_end_time: '',
    appointment_hash: '',
  })
  expect(answer.statusCode).toBe(200)
})

describe('the e-mail of a submission', () => {
  test.each([
    ['pending@example.com', 409, 'pending'],
    ['duplicate@example.com', 409, 'duplicate'],
    ['submit.failing@example.com', 502, 'upstream_error'],
    ['date.ncc@example.com', 422, 'date_invalid_ncc'],
    ['date.ncc.12pm@example.com', 422, 'date_invalid_ncc_12pm'],
    ['date.pool@example.com', 422, 'date_invalid_pool'],
    ['date.pool.12pm@example.com', 422, 'date_invalid_pool_12pm'],
    ['date.retailer@example.com', 422, 'date_invalid_retailer'],
    ['date.retailer.12pm@example.com', 422, 'date_invalid_retailer_12pm'],
    ['calendar.error@example.com', 422, 'OA_CALENDAR_ERROR'],
  ])('a submission with the e-mail %s is refused with %i %s', async (email, status, error) => {
    const { ready, submit } = await arrangeSubmission()
    const { body } = await ready()
    const answer = await submit({ ...body, email })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error, error_description: expect.any(String) as string })
  })

  test('a submission with another date is accepted after the first date was refused', async () => {
    const { ready, submit, days, timeslots } = await arrangeSubmission()
    const { body, state_id } = await ready({ email: 'date.ncc@example.com' })
    const refused = [await submit(body), await submit(body)]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422])
    const [, day] = (await days(state_id)).json<{ available: { date: string; date_hash: string }[] }>()
      .available
    if (day === undefined) throw new Error('The calendar has no second day')
    const [slot] = (await timeslots(state_id, day)).json<TimeslotsAnswer>().timeslots
    const changes = {
      move_in_yyyymmdd: day.date,
      move_in_hash: day.date_hash,
      appointment_hash: slot?.time_hash,
    }
    expect((await submit({ ...body, ...changes })).statusCode).toBe(200)
  })

  test('a submission is accepted with FAIL when its signature could not be attached', async () => {
    const { ready, submit } = await arrangeSubmission()
    const { body } = await ready({ email: 'signature.failed@example.com' })
    expect((await submit(body)).json()).toMatchObject({
      status: 'FAIL',
      app_id: expect.any(String) as string,
    })
  })
})

test('premises without an address are submitted with their proof', async () => {
  const { ready, submit } = await arrangeSubmission()
  const { body } = await ready({}, '')
  expect((await submit(body)).json()).toMatchObject({ status: 'SUCCESS' })
})
