import { type CalendarDays, type TimeslotsAnswer, calendarDays } from '@open-account/contracts/calendar'
import fc from 'fast-check'
import { test } from 'vitest'
import { applicant } from '../test/application.ts'
import { submitted } from '../test/arrangePayment.ts'
import { testApp } from '../test/testApp.ts'
import { attack } from './attack.ts'
import { forgedFrom, letter, replaced } from './forgedFrom.ts'

/** One appointment on each date, so that every transaction is offered the same one. */
const postalCode = '370061'

/** A transaction of a world, with a day and its appointment. */
const offerIn = async (person: ReturnType<typeof applicant>) => {
  const state = await person.start()
  const { available }: CalendarDays = calendarDays.parse((await person.days(state, postalCode)).json())
  const [day, otherDay] = available
  if (day === undefined || otherDay === undefined) throw new Error('The calendar has too few days')
  const { timeslots } = (await person.timeslots(state, day, postalCode)).json<TimeslotsAnswer>()
  const [slot] = timeslots
  if (slot === undefined) throw new Error('The day has no appointment')
  return { state, day, otherDay, slot }
}

test(
  'Forged dates, slots and state ids, also from other worlds',
  attack({
    runs: { day: 90, night: 10_000 },
    target: '0 accepted',
    run: async ({ size, seed }) => {
      const { app } = await testApp()
      await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'other' } })
      const person = applicant(app)
      const [mine, neighbours, foreign] = [
        await offerIn(person),
        await offerIn(person),
        await offerIn(applicant(app, { 'x-world': 'other' })),
      ]
      const dates = forgedFrom(mine.day.date_hash, [
        mine.otherDay.date_hash,
        mine.slot.time_hash,
        neighbours.day.date_hash,
        foreign.day.date_hash,
      ])
      const slots = forgedFrom(mine.slot.time_hash, [
        mine.day.date_hash,
        neighbours.slot.time_hash,
        foreign.slot.time_hash,
      ])
      const states = forgedFrom(mine.state, []).filter(id => id !== neighbours.state && id !== foreign.state)
      const forgeries = fc.sample(
        fc.oneof(
          dates.map(hash => ({ kind: 'date', hash }) as const),
          slots.map(hash => ({ kind: 'slot', hash }) as const),
          states.map(hash => ({ kind: 'state id', hash }) as const),
        ),
        { numRuns: size, seed },
      )
      const violations: string[] = []
      for (const { kind, hash } of forgeries) {
        const answer = await {
          date: () => person.timeslots(mine.state, { ...mine.day, date_hash: hash }, postalCode),
          slot: () => person.confirm(mine.state, mine.day.date, { ...mine.slot, time_hash: hash }),
          'state id': () => person.days(hash, postalCode),
        }[kind]()
        if (answer.statusCode < 400 || answer.statusCode >= 500)
          violations.push(`${kind} ${hash} was answered ${answer.statusCode}`)
      }
      return {
        ran: `${size.toLocaleString('en')} forgeries`,
        result: `${violations.length} accepted`,
        violations,
      }
    },
  }),
)

test(
  'Forged callbacks of the gateway',
  attack({
    runs: { day: 40, night: 2000 },
    target: '0 accepted, the payment still open',
    run: async ({ size, seed }) => {
      const person = await submitted()
      const other = await submitted('commercial/personal', {}, {}, 'other')
      const genuine = await person.replyForm(person.details.payload, 'success')
      const foreign = await other.replyForm(other.details.payload, 'success')
      const changed = (text: string) => forgedFrom(text, [foreign.hmac, foreign.apiKey])
      const forgeries = fc.sample(
        fc.oneof(
          changed(genuine.hmac).map(hmac => ({ ...genuine, hmac })),
          changed(genuine.apiKey).map(apiKey => ({ ...genuine, apiKey })),
          fc
            .nat({ max: genuine.payload.length - 1 })
            .chain(index =>
              letter
                .filter(by => by !== genuine.payload[index])
                .map(by => ({ ...genuine, payload: replaced(genuine.payload, index, by) })),
            ),
          fc.constant({ ...genuine, apiKey: foreign.apiKey, hmac: foreign.hmac }),
        ),
        { numRuns: size, seed },
      )
      const violations: string[] = []
      for (const form of forgeries) {
        const answer = await person.postForm('/v1/payment/callback', { ...form })
        const status = await person.status(person.reference)
        if (status === 'PAYMENT_SUCCESS' || answer.statusCode >= 500)
          violations.push(
            `${JSON.stringify(form)} was answered ${answer.statusCode}, and the payment is ${status}`,
          )
      }
      return {
        ran: `${size.toLocaleString('en')} callbacks`,
        result: `${violations.length} accepted, the payment ${await person.status(person.reference)}`,
        violations,
      }
    },
  }),
)
