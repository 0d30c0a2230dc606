/**
 * What a payment status means: `paid` leads to the thank-you page; `failed` and `pending` are errors with a text each;
 * `unknown` is no error and not paid either: it is asked again (C-088).
 */
export type PaymentOutcome = 'paid' | 'failed' | 'pending' | 'unknown'

const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  ['PAYMENT_SUCCESS', 'paid'],
  ['PAYMENT_FAILED', 'failed'],
  ['PAYMENT_PENDING', 'pending'],
])

export const paymentOutcome = (status: string): PaymentOutcome => outcomes.get(status) ?? 'unknown'

/** Whether a status is an error; any that is not known counts as success and is returned. */
export const isPaymentError = (outcome: PaymentOutcome): boolean =>
  outcome === 'failed' || outcome === 'pending'
