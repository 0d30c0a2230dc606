import type { CalendarDays, TimeslotsAnswer } from '@open-account/contracts/calendar'
import { describe, expect, test } from 'vitest'
import { address, addressAt, applicant } from './application.ts'
import { now, testApp } from './testApp.ts'

const minute = 60_000

const arrange = async () => {
  let at = now
  const { app } = await testApp({}, { clock: () => at })
  const person = applicant(app)
  const offer = async (postal?: string) => {
    const state = await person.start()
    const [day] = (await person.days(state, postal)).json<CalendarDays>().available
    if (day === undefined) throw new Error('The calendar has no day')
    const slots = (await person.timeslots(state, day, postal)).json<TimeslotsAnswer>().timeslots
    return { state, day, slots }
  }
  const pass = (milliseconds: number) => {
    at += milliseconds
  }
  return { app, offer, pass, ...person }
}

/** The query for the days of premises with their own first days. */
const questionOf = (state_id: string, gas: boolean) => ({
  state_id,
  ...addressAt('270003'),
  electricity: true,
  water: true,
  gas,
  timeslot: true,
  nanl: false,
  source: 'W',
  is_open_account: true,
  account_type: '01',
  personal: true,
})

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The same proof with another last letter, which differs in unused bits only. */
const nextSpelling = (proof: string, by: string): string => {
  const last = alphabet.indexOf(proof.slice(-1))
  const unused = (alphabet.indexOf(by) % 15) + 1
  return alphabet.charAt((last & ~15) | unused)
}

const datesOf = async (postal: string, nanl = false) => {
  const { post, start } = await arrange()
  const answer = await post('/v1/calendar', {
    state_id: await start(),
    ...address,
    postal_code: postal,
    electricity: true,
    water: true,
    gas: false,
    timeslot: true,
    nanl,
    source: 'W',
    is_open_account: true,
    account_type: '01',
    personal: true,
  })
  return answer.json<CalendarDays>().available.map(({ date }) => date)
}

describe('the calendar', () => {
  test('the calendar offers the days from tomorrow until the thirtieth, without Sundays and holidays', async () => {
    const dates = await datesOf('310145')
    expect(dates.slice(0, 3)).toEqual(['20261121', '20261123', '20261124'])
    expect(dates.at(-1)).toBe('20261219')
    expect(dates).not.toContain('20261122')
  })

  test('the calendar offers premises without an address no day within a week', async () => {
    expect((await datesOf('', true)).at(0)).toBe('20261128')
  })

  test('the calendar offers no day before the present account ends', async () => {
    expect((await datesOf('120345')).at(0)).toBe('20261130')
  })

  test.each(['680210', '600026'])('the calendar offers no day at %s', async postal => {
    expect(await datesOf(postal)).toEqual([])
  })

  test('the calendar has an Offset when it fails without a refusal', async () => {
    const { days, start } = await arrange()
    expect((await days(await start(), '640518')).json()).toHaveProperty('Offset')
  })

  test('the calendar has different first dates for gas and the other services', async () => {
    const { days, start } = await arrange()
    expect((await days(await start(), '270003')).json()).toMatchObject({
      zc_gas_date: '20261125',
      zc_zz_date: '20261123',
    })
  })

  test.each([
    ['that of gas, for an application with gas', true, '20261125'],
    ['that of the other services, for an application without gas', false, '20261123'],
  ])('the calendar begins on the first day of the supplies: %s', async (_which, gas, first) => {
    const { post, start } = await arrange()
    const { available } = (await post('/v1/calendar', questionOf(await start(), gas))).json<CalendarDays>()
    expect(available[0]?.date).toBe(first)
  })

  test('a day that the calendar offered for other services is refused for gas', async () => {
    const { post, readyIn, submit } = await arrange()
    const { state_id, body } = await readyIn('residential/personal', {}, '270003')
    const { available } = (await post('/v1/calendar', questionOf(state_id, false))).json<CalendarDays>()
    const [day] = available
    const answer = await submit({ ...body, move_in_yyyymmdd: day?.date, move_in_hash: day?.date_hash })
    expect(answer.json()).toMatchObject({ error: 'OA_CALENDAR_ERROR' })
  })

  test.each(['A', 'Q', 'g', 'w'])(
    'the calendar accepts a proof in its canonical encoding only: not with %s at its end',
    async end => {
      const { days, start, timeslots } = await arrange()
      const state = await start()
      const [day] = (await days(state)).json<CalendarDays>().available
      if (day === undefined) throw new Error('The calendar has no day')
      const respelled = { ...day, date_hash: day.date_hash.slice(0, -1) + nextSpelling(day.date_hash, end) }
      expect((await timeslots(state, respelled)).json()).toMatchObject({ error: 'out_of_order' })
    },
  )

  test('the calendar returns the time of the service', async () => {
    const { days, start } = await arrange()
    expect((await days(await start())).json()).toMatchObject({ server_time: '2026-11-20T10:15:00' })
  })
})

describe('the appointments of a day', () => {
  test('the appointments of a day are returned with their proofs', async () => {
    const { offer } = await arrange()
    expect((await offer()).slots).toEqual([
      { start: '2026-11-21T09:00:00', end: '2026-11-21T12:00:00', time_hash: expect.any(String) as string },
      { start: '2026-11-21T12:00:00', end: '2026-11-21T15:00:00', time_hash: expect.any(String) as string },
      { start: '2026-11-21T15:00:00', end: '2026-11-21T18:00:00', time_hash: expect.any(String) as string },
    ])
  })

  test.each([
    ['310145', true, { timeslot_required: true, notification_type: 'M1', meter_reading_required: false }],
    ['310145', false, { timeslot_required: false, notification_type: '', timeslots: [] }],
    ['200641', true, { timeslot_required: false, notification_type: '', timeslots: [] }],
    ['380012', true, { timeslot_required: true, timeslots: [] }],
    ['390033', true, { meter_reading_required: true }],
    ['820168', true, { pre_turn_on: true, timeslot_required: false }],
  ])('the appointments at %s, when one may be booked: %s', async (postal, allowed, expected) => {
    const { days, timeslots, start } = await arrange()
    const state = await start()
    const [day] = (await days(state, postal)).json<CalendarDays>().available
    if (day === undefined) throw new Error('The calendar has no day')
    expect((await timeslots(state, day, postal, allowed)).json()).toMatchObject(expected)
  })

  test('appointments are refused for a date with the proof of another date or transaction', async () => {
    const { days, timeslots, start } = await arrange()
    const [state, other] = [await start(), await start()]
    const [first, second] = (await days(state)).json<CalendarDays>().available
    if (first === undefined || second === undefined) throw new Error('The calendar has too few days')
    const forged = await timeslots(state, { date: first.date, date_hash: second.date_hash })
    expect(forged.json()).toMatchObject({ error: 'out_of_order' })
    expect((await timeslots(other, first)).json()).toMatchObject({ error: 'out_of_order' })
    expect((await timeslots(state, { ...first, date_hash: 'a' })).json()).toMatchObject({
      error: 'out_of_order',
    })
  })
})

describe('an appointment', () => {
  test('an appointment is held once and not offered to other transactions', async () => {
    const { offer, confirm } = await arrange()
    const one = await offer('370061')
    const other = await offer('370061')
    const [slot, same] = [one.slots[0], other.slots[0]]
    if (slot === undefined || same === undefined) throw new Error('There is no appointment')
    expect((await confirm(one.state, one.day.date, slot)).json()).toEqual({ success: true })
    const refused = await confirm(other.state, other.day.date, same)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ error: 'timeslot_not_available' })
    expect((await offer('370061')).slots).toEqual([])
  })

  test('an appointment is offered again to the transaction that holds it', async () => {
    const { offer, confirm, timeslots } = await arrange()
    const { state, day, slots } = await offer('370061')
    const [slot] = slots
    if (slot === undefined) throw new Error('There is no appointment')
    await confirm(state, day.date, slot)
    expect((await timeslots(state, day, '370061')).json<TimeslotsAnswer>().timeslots).toHaveLength(1)
    expect((await confirm(state, day.date, slot)).statusCode).toBe(200)
  })

  test('an appointment is free again after 15 minutes', async () => {
    const { offer, confirm, pass } = await arrange()
    const { state, day, slots } = await offer('370061')
    const [slot] = slots
    if (slot === undefined) throw new Error('There is no appointment')
    await confirm(state, day.date, slot)
    pass(15 * minute)
    expect((await offer('370061')).slots).toHaveLength(1)
  })

  test('an appointment is free again when its transaction holds another one', async () => {
    const { offer, confirm, days, timeslots } = await arrange()
    const { state, day, slots } = await offer('370061')
    const [, second] = (await days(state, '370061')).json<CalendarDays>().available
    const [slot] = slots
    if (slot === undefined || second === undefined) throw new Error('There is no second day')
    await confirm(state, day.date, slot)
    const [later] = (await timeslots(state, second, '370061')).json<TimeslotsAnswer>().timeslots
    if (later === undefined) throw new Error('There is no appointment')
    await confirm(state, second.date, later)
    expect((await offer('370061')).slots).toHaveLength(1)
  })

  test('an appointment has room for four applicants of a sector', async () => {
    const { offer, confirm } = await arrange()
    const statuses: number[] = []
    for (const offered of [await offer(), await offer(), await offer(), await offer(), await offer()]) {
      const [slot] = offered.slots
      if (slot === undefined) throw new Error('There is no appointment')
      statuses.push((await confirm(offered.state, offered.day.date, slot)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 409])
  })

  test('an appointment is refused with the proof of another start', async () => {
    const { offer, confirm } = await arrange()
    const { state, day, slots } = await offer()
    const [first, second] = slots
    if (first === undefined || second === undefined) throw new Error('There are too few appointments')
    const forged = await confirm(state, day.date, { start: first.start, time_hash: second.time_hash })
    expect(forged.json()).toMatchObject({ error: 'out_of_order' })
  })

  test('the first appointment is already taken at some premises, and another one is free', async () => {
    const { offer, confirm, timeslots } = await arrange()
    const { state, day, slots } = await offer('180269')
    const [first, second] = slots
    if (first === undefined || second === undefined) throw new Error('There are too few appointments')
    expect((await confirm(state, day.date, first)).json()).toMatchObject({ error: 'timeslot_not_available' })
    const left = (await timeslots(state, day, '180269')).json<TimeslotsAnswer>().timeslots
    expect(left.map(({ start }) => start)).toEqual(slots.slice(1).map(({ start }) => start))
    expect((await confirm(state, day.date, second)).statusCode).toBe(200)
  })
})
