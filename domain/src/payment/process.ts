import type { PaymentOutcome } from './status.ts'

/** Seconds between two requests for the status of a payment, unless a setting says otherwise (C-146). */
export const paymentPollSeconds = 3
/** Minutes after which the page stops polling the status. */
export const paymentPollMinutes = 5

/**
 * The service's last answer about a payment: `none` before its first answer, `unconfirmed` when it knows of no payment,
 * `unanswered` when the request failed.
 */
export type PaymentAnswer = 'none' | 'unconfirmed' | 'pending' | 'unanswered'

/** Why an accepted application is unpaid: no attempt ended, one failed, or the service knows of none. */
export type UnpaidReason = 'not_attempted' | 'failed' | 'unconfirmed'

/**
 * How the browser came back from the gateway: not at all, with a payment that may have been made, or with a status that
 * denies one. The status is a hint only.
 */
export type GatewayReturn = 'none' | 'maybe_paid' | 'not_paid'

/**
 * Paying for an application online. `unpaid`: the applicant may pay. `polling`: the page polls the status.
 * `unsettled`: the page requests the status only when the applicant presses Check again; while a payment may be under
 * way there is no second one.
 */
export type PaymentProcess =
  | { readonly status: 'unpaid'; readonly reason: UnpaidReason }
  | { readonly status: 'submitting' | 'leaving' | 'paid' }
  | { readonly status: 'polling'; readonly answer: PaymentAnswer; readonly returned: GatewayReturn }
  | { readonly status: 'unsettled'; readonly answer: PaymentAnswer }

/**
 * `polling_started`: the applicant is back on the page, or checks again. `polling_timed_out`: the time for polling is
 * over. `pay_again`: the applicant wants to pay although the gateway may have taken a payment that the service does not
 * know of.
 */
export type PaymentEvent =
  | { readonly type: 'submitted' | 'refused' | 'sent' | 'unanswered' | 'polling_timed_out' | 'pay_again' }
  | { readonly type: 'polling_started'; readonly returned: GatewayReturn }
  | { readonly type: 'answered'; readonly outcome: PaymentOutcome }

type Polling = Extract<PaymentProcess, { readonly status: 'polling' }>

/** No attempt to pay has ended yet. */
export const notPaid: PaymentProcess = { status: 'unpaid', reason: 'not_attempted' }

/** The statuses of a return after which a payment may have been made; an empty status neither confirms nor denies. */
const maybePaid: ReadonlySet<string> = new Set(['success', 'pending', ''])

/** The meaning of the status in the address of a return; null without a status. */
export const gatewayReturnOf = (status: string | null): GatewayReturn => {
  if (status === null) return 'none'
  return maybePaid.has(status) ? 'maybe_paid' : 'not_paid'
}

/** Whether the applicant may pay again although the gateway sent the browser back as if paid: the service knows of no payment. */
export const canPayAgain = (payment: PaymentProcess): boolean =>
  payment.status === 'unsettled' && payment.answer === 'unconfirmed'

/** A pending payment stays pending until it ends. */
const withAnswer = (polling: Polling, answer: PaymentAnswer): PaymentProcess =>
  polling.answer === 'pending' ? polling : { ...polling, answer }

/** The service knows of no payment: wait only if the gateway may have taken one. */
const afterUnknown = (polling: Polling): PaymentProcess => {
  switch (polling.returned) {
    case 'none':
      return notPaid
    case 'not_paid':
      return { status: 'unpaid', reason: 'unconfirmed' }
    case 'maybe_paid':
      return withAnswer(polling, 'unconfirmed')
  }
}

const afterOutcome = (polling: Polling, outcome: PaymentOutcome): PaymentProcess => {
  switch (outcome) {
    case 'paid':
      return { status: 'paid' }
    case 'failed':
      return { status: 'unpaid', reason: 'failed' }
    case 'pending':
      return withAnswer(polling, 'pending')
    case 'unknown':
      return afterUnknown(polling)
  }
}

/** The process after an event; an event that does not belong to the present state changes nothing. */
export const nextPayment = (payment: PaymentProcess, event: PaymentEvent): PaymentProcess => {
  switch (event.type) {
    case 'submitted':
      return payment.status === 'unpaid' ? { status: 'submitting' } : payment
    case 'refused':
      return payment.status === 'submitting' ? notPaid : payment
    case 'sent':
      return payment.status === 'submitting' ? { status: 'leaving' } : payment
    case 'polling_started':
      return payment.status === 'paid' || payment.status === 'polling'
        ? payment
        : { status: 'polling', answer: 'none', returned: event.returned }
    case 'answered':
      return payment.status === 'polling' ? afterOutcome(payment, event.outcome) : payment
    case 'unanswered':
      return payment.status === 'polling' ? withAnswer(payment, 'unanswered') : payment
    case 'pay_again':
      return canPayAgain(payment) ? { status: 'unpaid', reason: 'unconfirmed' } : payment
    case 'polling_timed_out':
      return payment.status === 'polling' ? { status: 'unsettled', answer: payment.answer } : payment
  }
}
