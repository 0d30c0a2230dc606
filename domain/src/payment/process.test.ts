import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canPayAgain,
  type GatewayReturn,
  gatewayReturnOf,
  nextPayment,
  notPaid,
  type PaymentEvent,
  type PaymentAnswer,
  type PaymentProcess,
} from './process.ts'
import type { PaymentOutcome } from './status.ts'

const failed: PaymentProcess = { status: 'unpaid', reason: 'failed' }
const unconfirmed: PaymentProcess = { status: 'unpaid', reason: 'unconfirmed' }
const submitting: PaymentProcess = { status: 'submitting' }
const leaving: PaymentProcess = { status: 'leaving' }
const paid: PaymentProcess = { status: 'paid' }
const polling = (answer: PaymentAnswer = 'none', returned: GatewayReturn = 'maybe_paid'): PaymentProcess => ({
  status: 'polling',
  answer,
  returned,
})
const unsettled = (answer: PaymentAnswer): PaymentProcess => ({ status: 'unsettled', answer })
const pollingStarted = (returned: GatewayReturn = 'maybe_paid'): PaymentEvent => ({
  type: 'polling_started',
  returned,
})
const answered = (outcome: PaymentOutcome): PaymentEvent => ({ type: 'answered', outcome })
const unanswered: PaymentEvent = { type: 'unanswered' }
const timedOut: PaymentEvent = { type: 'polling_timed_out' }
const payAgain: PaymentEvent = { type: 'pay_again' }

test.each<readonly [rule: string, previous: PaymentProcess, event: PaymentEvent, next: PaymentProcess]>([
  ['Pay submits', notPaid, { type: 'submitted' }, submitting],
  ['Pay submits a new attempt after one that failed', failed, { type: 'submitted' }, submitting],
  ['a second press changes nothing', submitting, { type: 'submitted' }, submitting],
  ['a refused submission may be sent again', submitting, { type: 'refused' }, notPaid],
  ['an accepted submission leaves for the gateway', submitting, { type: 'sent' }, leaving],
  [
    'the page polls the status of an accepted submission that is already paid',
    submitting,
    pollingStarted(),
    polling(),
  ],
  ['the page polls the status when the applicant returns', leaving, pollingStarted(), polling()],
  [
    'the page polls the status when the applicant opens it again',
    notPaid,
    pollingStarted('none'),
    polling('none', 'none'),
  ],

  ['a success ends the payment', polling(), answered('paid'), paid],
  ['a failure may be followed by a new attempt', polling(), answered('failed'), failed],
  ['the page polls on while a payment is pending', polling(), answered('pending'), polling('pending')],
  [
    'a payment that the service does not know is unconfirmed, and the page polls on',
    polling(),
    answered('unknown'),
    polling('unconfirmed'),
  ],
  [
    'a payment without a return of the browser counts as abandoned',
    polling('none', 'none'),
    answered('unknown'),
    notPaid,
  ],
  [
    'an applicant may pay again when the return and the service both know of no payment',
    polling('none', 'not_paid'),
    answered('unknown'),
    unconfirmed,
  ],
  [
    'the page polls after a return that denies a payment while the service does not answer',
    polling('none', 'not_paid'),
    unanswered,
    polling('unanswered', 'not_paid'),
  ],
  [
    'a payment counts as paid when the service knows it, although the return denies it',
    polling('none', 'not_paid'),
    answered('paid'),
    paid,
  ],
  ['the page polls on after a failed request', polling(), unanswered, polling('unanswered')],
  ['an answer replaces a failed request', polling('unanswered'), answered('unknown'), polling('unconfirmed')],
  [
    'a pending payment stays pending while the service knows of none',
    polling('pending'),
    answered('unknown'),
    polling('pending'),
  ],
  [
    'a pending payment stays pending after a failed request',
    polling('pending'),
    unanswered,
    polling('pending'),
  ],

  [
    'a pending payment is unsettled when polling times out',
    polling('pending'),
    timedOut,
    unsettled('pending'),
  ],
  [
    'a payment that the service does not know is unsettled when polling times out',
    polling('unconfirmed'),
    timedOut,
    unsettled('unconfirmed'),
  ],
  [
    'a payment whose status cannot be read is unsettled when polling times out',
    polling('unanswered'),
    timedOut,
    unsettled('unanswered'),
  ],
  ['the page polls an unsettled payment again', unsettled('pending'), pollingStarted(), polling()],
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
    polling('unconfirmed'),
    payAgain,
    polling('unconfirmed'),
  ],
  [
    'Pay does nothing while a payment is unsettled',
    unsettled('none'),
    { type: 'submitted' },
    unsettled('none'),
  ],
  ['a late answer changes nothing', unsettled('none'), answered('failed'), unsettled('none')],
])('%s', (_, previous, event, next) => {
  expect(nextPayment(previous, event)).toEqual(next)
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
  fc.record({
    type: fc.constantFrom('submitted', 'refused', 'sent', 'unanswered', 'polling_timed_out', 'pay_again'),
  }),
  fc.record({
    type: fc.constant('polling_started'),
    returned: fc.constantFrom<GatewayReturn>('none', 'maybe_paid', 'not_paid'),
  }),
  fc.record({
    type: fc.constant('answered'),
    outcome: fc.constantFrom('paid', 'failed', 'pending', 'unknown'),
  }),
)

/** Every state that the events lead through. */
const statesAfter = (events: readonly PaymentEvent[]): readonly PaymentProcess[] =>
  events.reduce<readonly PaymentProcess[]>(
    (states, event) => [...states, nextPayment(states.at(-1) ?? notPaid, event)],
    [notPaid],
  )

describe('after any events', () => {
  test('only the outcome paid makes a payment paid, and it stays paid', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), events => {
        statesAfter(events).forEach((state, index, states) => {
          if (state.status !== 'paid' || states[index - 1]?.status === 'paid') return
          expect(events[index - 1]).toMatchObject({ type: 'answered', outcome: 'paid' })
          expect(states.slice(index).every(({ status }) => status === 'paid')).toBe(true)
        })
      }),
    )
  })

  test('an applicant cannot pay while the result of an attempt is open', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), events => {
        statesAfter(events).forEach((state, index, states) => {
          if (state.status !== 'submitting') return
          expect(['unpaid', 'submitting']).toContain(states[index - 1]?.status)
        })
      }),
    )
  })

  test('an applicant can never pay a pending payment again', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), events => {
        const pending = statesAfter(events).filter(state => 'answer' in state && state.answer === 'pending')
        expect(pending.filter(canPayAgain)).toEqual([])
      }),
    )
  })

  test('polling ends when its time is over', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), events => {
        expect(nextPayment(statesAfter(events).at(-1) ?? notPaid, timedOut).status).not.toBe('polling')
      }),
    )
  })
})
