import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextPayment, notPaid, type PaymentEvent, type PaymentProcess } from './process.ts'

type News = 'nothing' | 'pending' | 'unanswered'

const failed: PaymentProcess = { status: 'unpaid', failed: true }
const submitting: PaymentProcess = { status: 'submitting' }
const leaving: PaymentProcess = { status: 'leaving' }
const paid: PaymentProcess = { status: 'paid' }
const asking = (news: News = 'nothing', attempted = true): PaymentProcess => ({
  status: 'asking',
  news,
  attempted,
})
const unsettled = (news: News): PaymentProcess => ({ status: 'unsettled', news })
const asked = (attempted = true): PaymentEvent => ({ type: 'asked', attempted })
const told = (outcome: 'paid' | 'failed' | 'pending' | 'unknown'): PaymentEvent => ({ type: 'told', outcome })
const unanswered: PaymentEvent = { type: 'unanswered' }
const givenUp: PaymentEvent = { type: 'given_up' }

test.each<readonly [rule: string, before: PaymentProcess, event: PaymentEvent, after: PaymentProcess]>([
  ['Pay submits', notPaid, { type: 'submitted' }, submitting],
  ['Pay submits a new attempt after one that failed', failed, { type: 'submitted' }, submitting],
  ['a second press changes nothing', submitting, { type: 'submitted' }, submitting],
  ['a refused submission may be sent again', submitting, { type: 'refused' }, notPaid],
  ['an accepted one leaves for the gateway', submitting, { type: 'sent' }, leaving],
  ['an accepted one that is paid already is asked about', submitting, asked(), asking()],
  ['whoever comes back is asked about', leaving, asked(), asking()],
  ['whoever comes to the page again is asked about', notPaid, asked(false), asking('nothing', false)],

  ['a success ends it', asking(), told('paid'), paid],
  ['a failure may be followed by a new attempt', asking(), told('failed'), failed],
  ['a pending payment is asked about on', asking(), told('pending'), asking('pending')],
  ['a payment of which nothing is known is asked about on', asking(), told('unknown'), asking()],
  [
    'a payment that nobody has come back from was given up',
    asking('nothing', false),
    told('unknown'),
    notPaid,
  ],
  ['a question that failed is asked again', asking(), unanswered, asking('unanswered')],
  ['an answer takes its place', asking('unanswered'), told('unknown'), asking()],
  [
    'what is pending stays so while nothing else is told',
    asking('pending'),
    told('unknown'),
    asking('pending'),
  ],
  ['also when a question failed', asking('pending'), unanswered, asking('pending')],

  ['after its time a pending payment is unsettled', asking('pending'), givenUp, unsettled('pending')],
  ['so is one of which nothing is known', asking(), givenUp, unsettled('nothing')],
  ['so is one that cannot be asked about', asking('unanswered'), givenUp, unsettled('unanswered')],
  ['an unsettled payment is asked about once more', unsettled('pending'), asked(), asking()],
  [
    'an unsettled payment is not paid a second time',
    unsettled('nothing'),
    { type: 'submitted' },
    unsettled('nothing'),
  ],
  ['a late answer changes nothing', unsettled('nothing'), told('failed'), unsettled('nothing')],
])('%s', (_, before, event, after) => {
  expect(nextPayment(before, event)).toEqual(after)
})

const anyEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('submitted', 'refused', 'sent', 'unanswered', 'given_up') }),
  fc.record({ type: fc.constant('asked'), attempted: fc.boolean() }),
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

  test('asking comes to an end', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), events => {
        expect(nextPayment(course(events).at(-1) ?? notPaid, givenUp).status).not.toBe('asking')
      }),
    )
  })
})
