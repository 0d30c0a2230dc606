import { type CalendarDays, type TimeslotsAnswer, calendarDays } from '@open-account/contracts/calendar'
import type { PaymentResult } from '@open-account/contracts/gateway'
import { test } from 'vitest'
import { applicant } from '../test/application.ts'
import { arrangePayment } from '../test/arrangePayment.ts'
import { paymentIn } from '../test/payer.ts'
import { testApp } from '../test/testApp.ts'
import { attack } from './attack.ts'

const times = <Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

const submitsAtOnce = 10

test(
  'The same application submitted ten times in parallel',
  attack({
    runs: { day: 3, night: 1000 },
    target: 'one application each, every answer the same',
    run: async ({ size }) => {
      const { app, service } = await testApp()
      const { ready, submit } = applicant(app)
      const violations: string[] = []
      for (let run = 0; run < size; run += 1) {
        // Premises that need no appointment, so that no run takes those of another one.
        const { body, state_id } = await ready({ email: `run${run}@example.com` }, '200641')
        const answers = await times(submitsAtOnce, () => submit(body))
        const ids = new Set(
          answers.map(answer => `${answer.statusCode} ${answer.json<{ app_id?: string }>().app_id}`),
        )
        const rows = await service.db
          .selectFrom('transactions')
          .select('app_id')
          .where('id', '=', state_id)
          .execute()
        if (ids.size !== 1 || rows[0]?.app_id === null) violations.push(`run ${run}: ${[...ids].join(', ')}`)
      }
      return {
        ran: `${size.toLocaleString('en')} × ${submitsAtOnce} submits`,
        result: `${violations.length} with another answer or a second application`,
        violations,
      }
    },
  }),
)

test(
  'The last appointment, held in parallel',
  attack({
    runs: { day: 8, night: 1000 },
    target: 'one client holds it, all others are refused',
    run: async ({ size }) => {
      const { app } = await testApp()
      const { start, days, timeslots, confirm } = applicant(app)
      const clients: (() => ReturnType<typeof confirm>)[] = []
      for (let client = 0; client < size; client += 1) {
        const state = await start()
        const { available }: CalendarDays = calendarDays.parse((await days(state, '370061')).json())
        const [day] = available
        if (day === undefined) throw new Error('The calendar has no day')
        const [slot] = (await timeslots(state, day, '370061')).json<TimeslotsAnswer>().timeslots
        if (slot === undefined) throw new Error('The day has no appointment')
        clients.push(() => confirm(state, day.date, slot))
      }
      const answers = await Promise.all(clients.map(ask => ask()))
      const winners = answers.filter(({ statusCode }) => statusCode === 200).length
      const others = answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409).length
      return {
        ran: `${size.toLocaleString('en')} clients`,
        result: `${winners} winner, ${others} other answers`,
        violations: winners === 1 && others === 0 ? [] : [`${winners} winners and ${others} other answers`],
      }
    },
  }),
)

test(
  'Parallel guesses of a one-time password',
  attack({
    runs: { day: 20, night: 1000 },
    target: 'at most 3 are validated, none is right',
    run: async ({ size }) => {
      const { app, service } = await testApp()
      const { post, start } = applicant(app)
      const transaction_id = await start()
      const email = 'tan.ah.kow@example.com'
      await post('/v1/accounts/profile/request-email-otp', { email, transaction_id })
      const { messages } = (await app.inject('/mock/v1/worlds/default/inbox')).json<{
        messages: { otp: string }[]
      }>()
      const right = Number(messages[0]?.otp)
      const answers = await times(size, index =>
        post('/v1/accounts/profile/verify-email-otp', {
          email,
          transaction_id,
          otp: String((right + 1 + index) % 1_000_000).padStart(6, '0'),
        }),
      )
      const verified = answers.filter(answer => answer.json<{ verified: boolean }>().verified).length
      const { tries } = await service.db
        .selectFrom('one_time_passwords')
        .select('tries')
        .where('state_id', '=', transaction_id)
        .executeTakeFirstOrThrow()
      return {
        ran: `${size.toLocaleString('en')} guesses`,
        result: `${tries} validated, ${verified} right`,
        violations:
          tries <= 3 && verified === 0 ? [] : [`${tries} were validated and ${verified} were right`],
      }
    },
  }),
)

const callbacksAtOnce = 10
const results: readonly PaymentResult[] = ['success', 'failed']

test(
  'Parallel callbacks with different outcomes of one payment',
  attack({
    runs: { day: 3, night: 200 },
    target: 'one result each, which every later callback is answered with',
    run: async ({ size }) => {
      const person = await arrangePayment()
      const violations: string[] = []
      for (let run = 0; run < size; run += 1) {
        const { body } = await person.readyIn('commercial/personal', {}, '200641')
        const { details, reference } = paymentIn((await person.submit(body)).body)
        const answers = await times(callbacksAtOnce, async index =>
          person.postForm('/v1/payment/callback', {
            ...(await person.replyForm(details.payload, results[index % results.length] ?? 'success')),
          }),
        )
        const final = await person.status(reference)
        const statuses = new Set(answers.map(answer => answer.json<{ status: string }>().status))
        if (statuses.size !== 1 || !statuses.has(final))
          violations.push(`run ${run}: answered ${[...statuses].join(', ')}, the payment is ${final}`)
      }
      return {
        ran: `${size.toLocaleString('en')} × ${callbacksAtOnce} callbacks`,
        result: `${violations.length} with more than one result`,
        violations,
      }
    },
  }),
)
