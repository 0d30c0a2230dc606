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

/**
 * What is true of an application, out of the outcome of the attempt that has just ended and the best outcome of all its
 * attempts. Only the latter pays it, and an attempt that failed is none to wait for unless another one is on its way.
 */
export const applicationOutcome = (attempt: PaymentOutcome, best: PaymentOutcome): PaymentOutcome =>
  attempt === 'failed' && best === 'unknown' ? 'failed' : best
