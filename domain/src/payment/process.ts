import type { PaymentOutcome } from './status.ts'

/** Seconds between two questions after the status of a payment, unless a setting says otherwise (C-146). */
export const paymentPollSeconds = 3
/** Minutes after which the status is not asked for any more by itself. */
export const paymentPollMinutes = 5

/** What was told of a payment so far: `unanswered` when the question itself failed, `nothing` while no result is known. */
export type PaymentNews = 'nothing' | 'pending' | 'unanswered'

/**
 * Paying for an application online. `unpaid`: the applicant may pay; `failed` when the last attempt has failed. `asking`:
 * the status is asked for again and again. `unsettled`: it is not any more, unless the applicant wants to know; while
 * one payment is on its way nobody makes a second one.
 */
export type PaymentProcess =
  | { readonly status: 'unpaid'; readonly failed: boolean }
  | { readonly status: 'submitting' | 'leaving' | 'paid' }
  | { readonly status: 'asking'; readonly news: PaymentNews; readonly attempted: boolean }
  | { readonly status: 'unsettled'; readonly news: PaymentNews }

/**
 * `asked`: somebody is back on the page, or wants to know; `attempted` says whether the gateway has sent the browser
 * back. Where it has not, a payment of which nothing is known was given up on the way and may be made anew. `given_up`:
 * the time for asking is over.
 */
export type PaymentEvent =
  | { readonly type: 'submitted' | 'refused' | 'sent' | 'unanswered' | 'given_up' }
  | { readonly type: 'asked'; readonly attempted: boolean }
  | { readonly type: 'told'; readonly outcome: PaymentOutcome }

type Asking = Extract<PaymentProcess, { readonly status: 'asking' }>

/** Nobody has paid yet. */
export const notPaid: PaymentProcess = { status: 'unpaid', failed: false }

/** A payment that was told to be pending stays so until it ends. */
const newsAfter = (asking: Asking, news: PaymentNews): PaymentProcess =>
  asking.news === 'pending' ? asking : { ...asking, news }

const told = (asking: Asking, outcome: PaymentOutcome): PaymentProcess => {
  switch (outcome) {
    case 'paid':
      return { status: 'paid' }
    case 'failed':
      return { status: 'unpaid', failed: true }
    case 'pending':
      return newsAfter(asking, 'pending')
    case 'unknown':
      return asking.attempted ? newsAfter(asking, 'nothing') : notPaid
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
    case 'asked':
      return payment.status === 'paid' || payment.status === 'asking'
        ? payment
        : { status: 'asking', news: 'nothing', attempted: event.attempted }
    case 'told':
      return payment.status === 'asking' ? told(payment, event.outcome) : payment
    case 'unanswered':
      return payment.status === 'asking' ? newsAfter(payment, 'unanswered') : payment
    case 'given_up':
      return payment.status === 'asking' ? { status: 'unsettled', news: payment.news } : payment
  }
}
