import type { CalendarDays } from '@open-account/contracts/calendar'
import { describe, expect, test } from 'vitest'
import { address, addressAt } from '../src/subjects/seeding/applicantBy.ts'
import { arrangeTurnOn } from './arrangeTurnOn.ts'

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
  const { post, start } = await arrangeTurnOn()
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
    const { days, start } = await arrangeTurnOn()
    expect((await days(await start(), '640518')).json()).toHaveProperty('Offset')
  })

  test('the calendar has different first dates for gas and the other services', async () => {
    const { days, start } = await arrangeTurnOn()
    expect((await days(await start(), '270003')).json()).toMatchObject({
      zc_gas_date: '20261125',
      zc_zz_date: '20261123',
    })
  })

  test.each([
    ['that of gas, for an application with gas', true, '20261125'],
    ['that of the other services, for an application without gas', false, '20261123'],
  ])('the calendar begins on the first day of the supplies: %s', async (_which, gas, first) => {
    const { post, start } = await arrangeTurnOn()
    const { available } = (await post('/v1/calendar', questionOf(await start(), gas))).json<CalendarDays>()
    expect(available[0]?.date).toBe(first)
  })

  test('a day that the calendar offered for other services is refused for gas', async () => {
    const { post, readyIn, submit } = await arrangeTurnOn()
    const { state_id, body } = await readyIn('residential/personal', {}, '270003')
    const { available } = (await post('/v1/calendar', questionOf(state_id, false))).json<CalendarDays>()
    const [day] = available
    const answer = await submit({ ...body, move_in_yyyymmdd: day?.date, move_in_hash: day?.date_hash })
    expect(answer.json()).toMatchObject({ error: 'OA_CALENDAR_ERROR' })
  })

  test.each(['A', 'Q', 'g', 'w'])(
    'the calendar accepts a proof in its canonical encoding only: not with %s at its end',
    async end => {
      const { days, start, timeslots } = await arrangeTurnOn()
      const state = await start()
      const [day] = (await days(state)).json<CalendarDays>().available
      if (day === undefined) throw new Error('The calendar has no day')
      const respelled = { ...day, date_hash: day.date_hash.slice(0, -1) + nextSpelling(day.date_hash, end) }
      expect((await timeslots(state, respelled)).json()).toMatchObject({ error: 'out_of_order' })
    },
  )

  test('the calendar returns the time of the service', async () => {
    const { days, start } = await arrangeTurnOn()
    expect((await days(await start())).json()).toMatchObject({ server_time: '2026-11-20T10:15:00' })
  })
})
