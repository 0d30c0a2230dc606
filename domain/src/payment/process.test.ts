import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canPayAgain,
  type GatewayReturn,
  gatewayReturnOf,
  nextPayment,
  notPaid,
  type PaymentEvent,
  type PaymentNews,
  type PaymentProcess,
} from './process.ts'

const failed: PaymentProcess = { status: 'unpaid', reason: 'failed' }
const unconfirmed: PaymentProcess = { status: 'unpaid', reason: 'unconfirmed' }
const submitting: PaymentProcess = { status: 'submitting' }
const leaving: PaymentProcess = { status: 'leaving' }
const paid: PaymentProcess = { status: 'paid' }
const asking = (news: PaymentNews = 'nothing', returned: GatewayReturn = 'maybe_paid'): PaymentProcess => ({
  status: 'asking',
  news,
  returned,
})
const unsettled = (news: PaymentNews): PaymentProcess => ({ status: 'unsettled', news })
const asked = (returned: GatewayReturn = 'maybe_paid'): PaymentEvent => ({ type: 'asked', returned })
const told = (outcome: 'paid' | 'failed' | 'pending' | 'unknown'): PaymentEvent => ({ type: 'told', outcome })
const unanswered: PaymentEvent = { type: 'unanswered' }
const givenUp: PaymentEvent = { type: 'given_up' }
const payAgain: PaymentEvent = { type: 'pay_again' }

test.each<readonly [rule: string, before: PaymentProcess, event: PaymentEvent, after: PaymentProcess]>([
  ['Pay submits', notPaid, { type: 'submitted' }, submitting],
  ['Pay submits a new attempt after one that failed', failed, { type: 'submitted' }, submitting],
  ['a second press changes nothing', submitting, { type: 'submitted' }, submitting],
  ['a refused submission may be sent again', submitting, { type: 'refused' }, notPaid],
  ['an accepted one leaves for the gateway', submitting, { type: 'sent' }, leaving],
  ['an accepted one that is paid already is asked about', submitting, asked(), asking()],
  ['the page polls the status when the applicant returns', leaving, asked(), asking()],
  [
    'the page polls the status when the applicant opens it again',
    notPaid,
    asked('none'),
    asking('nothing', 'none'),
  ],

  ['a success ends it', asking(), told('paid'), paid],
  ['a failure may be followed by a new attempt', asking(), told('failed'), failed],
  ['a pending payment is asked about on', asking(), told('pending'), asking('pending')],
  [
    'a payment that the service does not know is unconfirmed, and the page polls on',
    asking(),
    told('unknown'),
    asking('unconfirmed'),
  ],
  [
    'a payment without a return of the browser counts as abandoned',
    asking('nothing', 'none'),
    told('unknown'),
    notPaid,
  ],
  [
    'an applicant may pay again when the return and the service both know of no payment',
    asking('nothing', 'not_paid'),
    told('unknown'),
    unconfirmed,
  ],
  [
    'the page polls after a return that denies a payment while the service does not answer',
    asking('nothing', 'not_paid'),
    unanswered,
    asking('unanswered', 'not_paid'),
  ],
  [
    'a payment counts as paid when the service knows it, although the return denies it',
    asking('nothing', 'not_paid'),
    told('paid'),
    paid,
  ],
  ['a question that failed is asked again', asking(), unanswered, asking('unanswered')],
  ['an answer replaces a failed request', asking('unanswered'), told('unknown'), asking('unconfirmed')],
  [
    'what is pending stays so while nothing else is told',
    asking('pending'),
    told('unknown'),
    asking('pending'),
  ],
  ['also when a question failed', asking('pending'), unanswered, asking('pending')],

  ['after its time a pending payment is unsettled', asking('pending'), givenUp, unsettled('pending')],
  [
    'after its time a payment that the service does not know is unsettled',
    asking('unconfirmed'),
    givenUp,
    unsettled('unconfirmed'),
  ],
  ['so is one that cannot be asked about', asking('unanswered'), givenUp, unsettled('unanswered')],
  ['an unsettled payment is asked about once more', unsettled('pending'), asked(), asking()],
  [
    'an applicant may pay an unsettled payment again when the service does not know it',
    unsettled('unconfirmed'),
    payAgain,
    unconfirmed,
  ],
  ['an applicant may not pay a pending payment again', unsettled('pending'), payAgain, unsettled('pending')],
  [
    'an applicant may not pay again while the status cannot be read',
    unsettled('unanswered'),
    payAgain,
    unsettled('unanswered'),
  ],
  [
    'an applicant may not pay again while the page polls the status',
    asking('unconfirmed'),
    payAgain,
    asking('unconfirmed'),
  ],
  [
    'Pay does nothing while a payment is unsettled',
    unsettled('nothing'),
    { type: 'submitted' },
    unsettled('nothing'),
  ],
  ['a late answer changes nothing', unsettled('nothing'), told('failed'), unsettled('nothing')],
])('%s', (_, before, event, after) => {
  expect(nextPayment(before, event)).toEqual(after)
})

test.each([
  [null, 'none'],
  ['success', 'maybe_paid'],
  ['pending', 'maybe_paid'],
  ['', 'maybe_paid'],
  ['failed', 'not_paid'],
  ['cancelled', 'not_paid'],
  ['SUCCESS ', 'not_paid'],
] as const)('a return with the status %j means %s', (status, meaning) => {
  expect(gatewayReturnOf(status)).toBe(meaning)
})

const anyEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('submitted', 'refused', 'sent', 'unanswered', 'given_up', 'pay_again') }),
  fc.record({
    type: fc.constant('asked'),
    returned: fc.constantFrom<GatewayReturn>('none', 'maybe_paid', 'not_paid'),
  }),
  fc.record({ type: fc.constant('told'), outcome: fc.constantFrom('paid', 'failed', 'pending', 'unknown') }),
)

/** Every state that events lead through. */
const course = (events: readonly PaymentEvent[]): readonly PaymentProcess[] =>
  events.reduce<readonly PaymentProcess[]>(
    (states, event) => [...states, nextPayment(states.at(-1) ?? notPaid, event)],
    [notPaid],
  )

describe('whatever happens', () => {
  test('only a status that says so makes a payment paid, and it stays paid', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), events => {
        course(events).forEach((state, index, states) => {
          if (state.status !== 'paid' || states[index - 1]?.status === 'paid') return
          expect(events[index - 1]).toMatchObject({ type: 'told', outcome: 'paid' })
          expect(states.slice(index).every(({ status }) => status === 'paid')).toBe(true)
        })
      }),
    )
  })

  test('nobody pays while the result of an attempt is open', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), events => {
        course(events).forEach((state, index, states) => {
          if (state.status !== 'submitting') return
          expect(['unpaid', 'submitting']).toContain(states[index - 1]?.status)
        })
      }),
    )
  })

  test('a payment that is pending is never paid again', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), events => {
        const pending = course(events).filter(state => 'news' in state && state.news === 'pending')
        expect(pending.filter(canPayAgain)).toEqual([])
      }),
    )
  })

  test('asking comes to an end', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), events => {
        expect(nextPayment(course(events).at(-1) ?? notPaid, givenUp).status).not.toBe('asking')
      }),
    )
  })
})
