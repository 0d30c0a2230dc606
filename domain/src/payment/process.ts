import type { PaymentOutcome } from './status.ts'

/** Seconds between two questions after the status of a payment, unless a setting says otherwise (C-146). */
export const paymentPollSeconds = 3
/** Minutes after which the status is no longer asked for by itself. */
export const paymentPollMinutes = 5

/**
 * What is known of an attempt to pay that came back from the gateway: `unanswered` when the question itself failed,
 * `nothing` when the service knows of no result.
 */
export type PaymentNews = 'nothing' | 'pending' | 'unanswered'

/**
 * Paying for an application online. Times are milliseconds since 1970.
 *
 * `unpaid`: the applicant may pay; `failed` when an attempt has failed. `asking`: the status is asked for again and again
 * until a moment. `unsettled`: it is not asked for any more by itself, and nobody may pay a second time meanwhile.
 */
export type PaymentProcess =
  | { readonly status: 'unpaid'; readonly failed: boolean }
  | { readonly status: 'submitting' | 'leaving' | 'paid' }
  | {
      readonly status: 'asking'
      readonly news: PaymentNews
      readonly attempted: boolean
      readonly until: number
    }
  | { readonly status: 'unsettled'; readonly news: PaymentNews }

/**
 * `asked`: somebody is back on the page, or wants to know; `attempted` says whether the gateway has sent the browser
 * back. Without that, a payment of which nothing is known was given up, and may be made anew.
 */
export type PaymentEvent =
  | { readonly type: 'submitted' | 'refused' | 'sent' }
  | { readonly type: 'asked'; readonly attempted: boolean; readonly until: number }
  | { readonly type: 'told'; readonly outcome: PaymentOutcome; readonly now: number }
  | { readonly type: 'unanswered'; readonly now: number }

type Asking = Extract<PaymentProcess, { readonly status: 'asking' }>

/** Nobody has paid yet. */
export const notPaid: PaymentProcess = { status: 'unpaid', failed: false }

/** The same question until its moment has come; what was told before stands until something else is told. */
const askedOn = (asking: Asking, news: PaymentNews, now: number): PaymentProcess =>
  now < asking.until ? { ...asking, news } : { status: 'unsettled', news }

const told = (asking: Asking, outcome: PaymentOutcome, now: number): PaymentProcess => {
  switch (outcome) {
    case 'paid':
      return { status: 'paid' }
    case 'failed':
      return { status: 'unpaid', failed: true }
    case 'pending':
      return askedOn(asking, 'pending', now)
    case 'unknown':
      if (!asking.attempted) return notPaid
      return askedOn(asking, asking.news === 'pending' ? 'pending' : 'nothing', now)
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
        : { status: 'asking', news: 'nothing', attempted: event.attempted, until: event.until }
    case 'told':
      return payment.status === 'asking' ? told(payment, event.outcome, event.now) : payment
    case 'unanswered':
      if (payment.status !== 'asking') return payment
      return askedOn(payment, payment.news === 'pending' ? 'pending' : 'unanswered', event.now)
  }
}
