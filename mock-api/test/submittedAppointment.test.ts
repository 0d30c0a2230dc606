import type { CalendarDays, TimeslotsAnswer } from '@open-account/contracts/calendar'
import { describe, expect, test } from 'vitest'
import { arrangeSubmission } from './arrangeSubmission.ts'

const hour = 3_600_000

describe('the date of a submission', () => {
  test.each([
    ['the proof of nothing', { move_in_hash: 'a' }],
    ['no proof', { move_in_hash: '' }],
    ['another date', { move_in_yyyymmdd: '20261123' }],
  ])('a date with %s is refused', async (_what, changes) => {
    const { ready, submit } = await arrangeSubmission()
    const { body } = await ready()
    const answer = await submit({ ...body, ...changes })
    expect(answer.headers['x-rule']).toBe('submit.proof-wrong')
    expect(answer.json()).toMatchObject({ error: 'OA_CALENDAR_ERROR', status: 'OA_CALENDAR_ERROR' })
  })

  test('a date that has passed meanwhile is refused', async () => {
    const { ready, submit, pass } = await arrangeSubmission()
    const { body } = await ready()
    pass(24 * hour)
    expect((await submit(body)).headers['x-rule']).toBe('submit.calendar-error')
  })
})

describe('the appointment of a submission', () => {
  test('an appointment without a proof is refused', async () => {
    const { ready, submit } = await arrangeSubmission()
    const { body } = await ready()
    const answer = await submit({ ...body, appointment_hash: 'a' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ error: 'timeslot_not_available' })
  })

  test('an appointment whose hold has lapsed is booked while it is free', async () => {
    const { ready, submit, pass } = await arrangeSubmission()
    const { body } = await ready({}, '370061')
    pass(hour)
    expect((await submit(body)).statusCode).toBe(200)
  })

  test('an appointment whose hold has lapsed is refused when another applicant has taken it', async () => {
    const { ready, submit, pass } = await arrangeSubmission()
    const { body } = await ready({}, '370061')
    pass(hour)
    const other = await ready({}, '370061')
    expect((await submit(other.body)).statusCode).toBe(200)
    const answer = await submit(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ error: 'timeslot_not_available' })
  })

  test('a booked appointment stays when the applicant confirms another one after the submission', async () => {
    const { ready, submit, confirm, days, timeslots, pass, start } = await arrangeSubmission()
    const { body, state_id } = await ready({}, '370061')
    const [, second] = (await days(state_id, '370061')).json<CalendarDays>().available
    if (second === undefined) throw new Error('The calendar has one day only')
    const [slot] = (await timeslots(state_id, second, '370061')).json<TimeslotsAnswer>().timeslots
    if (slot === undefined) throw new Error('There is no appointment')
    await submit(body)
    const refused = await confirm(state_id, second.date, slot)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ error: 'already_submitted' })

    pass(hour)
    const other = await start()
    const [first] = (await days(other, '370061')).json<CalendarDays>().available
    if (first === undefined) throw new Error('The calendar has no day')
    expect((await timeslots(other, first, '370061')).json<TimeslotsAnswer>().timeslots).toEqual([])
  })

  test('an appointment that was lost at the submit can be exchanged', async () => {
    const { ready, submit, timeslots, confirm } = await arrangeSubmission()
    const { body, state_id } = await ready({ email: 'slot.lost@example.com' })
    const refused = [await submit(body), await submit(body)]
    expect(refused.map(({ headers }) => headers['x-rule'])).toEqual(['submit.slot-lost', 'submit.slot-lost'])
    const day = { date: body.move_in_yyyymmdd, date_hash: body.move_in_hash }
    const [slot, ...others] = (await timeslots(state_id, day)).json<TimeslotsAnswer>().timeslots
    expect(others).toHaveLength(1)
    if (slot === undefined) throw new Error('There is no appointment')
    expect(slot.start).toBe('2026-11-21T12:00:00')
    await confirm(state_id, day.date, slot)
    const exchanged = {
      appointment_start_time: '120000',
      appointment_end_time: '150000',
      appointment_hash: slot.time_hash,
    }
    expect((await submit({ ...body, ...exchanged })).statusCode).toBe(200)
  })
})
