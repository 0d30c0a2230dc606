/**
 * The meaning of a payment status: `paid` leads to the thank-you page; `failed` and `pending` are errors with a text each;
 * `unknown` is neither an error nor paid: the page requests the status again (C-088).
 */
export type PaymentOutcome = 'paid' | 'failed' | 'pending' | 'unknown'

const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  ['PAYMENT_SUCCESS', 'paid'],
  ['PAYMENT_FAILED', 'failed'],
  ['PAYMENT_PENDING', 'pending'],
])

export const paymentOutcome = (status: string): PaymentOutcome => outcomes.get(status) ?? 'unknown'

/**
 * The outcome for an application, from the outcome of its last attempt and the best outcome of all its attempts. Only the
 * best one pays it; after a failed attempt there is nothing to wait for unless another one is pending.
 */
export const applicationOutcome = (attempt: PaymentOutcome, best: PaymentOutcome): PaymentOutcome =>
  attempt === 'failed' && best === 'unknown' ? 'failed' : best
