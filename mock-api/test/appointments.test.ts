import type { CalendarDays, TimeslotsAnswer } from '@open-account/contracts/calendar'
import { describe, expect, test } from 'vitest'
import { arrangeTurnOn } from './arrangeTurnOn.ts'

const minute = 60_000

describe('the appointments of a day', () => {
  test('the appointments of a day are returned with their proofs', async () => {
    const { offer } = await arrangeTurnOn()
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
    const { days, timeslots, start } = await arrangeTurnOn()
    const state = await start()
    const [day] = (await days(state, postal)).json<CalendarDays>().available
    if (day === undefined) throw new Error('The calendar has no day')
    expect((await timeslots(state, day, postal, allowed)).json()).toMatchObject(expected)
  })

  test('appointments are refused for a date with the proof of another date or transaction', async () => {
    const { days, timeslots, start } = await arrangeTurnOn()
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
    const { offer, confirm } = await arrangeTurnOn()
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
    const { offer, confirm, timeslots } = await arrangeTurnOn()
    const { state, day, slots } = await offer('370061')
    const [slot] = slots
    if (slot === undefined) throw new Error('There is no appointment')
    await confirm(state, day.date, slot)
    expect((await timeslots(state, day, '370061')).json<TimeslotsAnswer>().timeslots).toHaveLength(1)
    expect((await confirm(state, day.date, slot)).statusCode).toBe(200)
  })

  test('an appointment is free again after 15 minutes', async () => {
    const { offer, confirm, pass } = await arrangeTurnOn()
    const { state, day, slots } = await offer('370061')
    const [slot] = slots
    if (slot === undefined) throw new Error('There is no appointment')
    await confirm(state, day.date, slot)
    pass(15 * minute)
    expect((await offer('370061')).slots).toHaveLength(1)
  })

  test('an appointment is free again when its transaction holds another one', async () => {
    const { offer, confirm, days, timeslots } = await arrangeTurnOn()
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
    const { offer, confirm } = await arrangeTurnOn()
    const statuses: number[] = []
    for (const offered of [await offer(), await offer(), await offer(), await offer(), await offer()]) {
      const [slot] = offered.slots
      if (slot === undefined) throw new Error('There is no appointment')
      statuses.push((await confirm(offered.state, offered.day.date, slot)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 409])
  })

  test('an appointment is refused with the proof of another start', async () => {
    const { offer, confirm } = await arrangeTurnOn()
    const { state, day, slots } = await offer()
    const [first, second] = slots
    if (first === undefined || second === undefined) throw new Error('There are too few appointments')
    const forged = await confirm(state, day.date, { start: first.start, time_hash: second.time_hash })
    expect(forged.json()).toMatchObject({ error: 'out_of_order' })
  })

  test('the first appointment is already taken at some premises, and another one is free', async () => {
    const { offer, confirm, timeslots } = await arrangeTurnOn()
    const { state, day, slots } = await offer('180269')
    const [first, second] = slots
    if (first === undefined || second === undefined) throw new Error('There are too few appointments')
    expect((await confirm(state, day.date, first)).json()).toMatchObject({ error: 'timeslot_not_available' })
    const left = (await timeslots(state, day, '180269')).json<TimeslotsAnswer>().timeslots
    expect(left.map(({ start }) => start)).toEqual(slots.slice(1).map(({ start }) => start))
    expect((await confirm(state, day.date, second)).statusCode).toBe(200)
  })
})
