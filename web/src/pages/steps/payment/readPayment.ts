import type { ErrorCode } from '@open-account/contracts/errors'
import { applicationOutcome, type PaymentOutcome, paymentOutcome } from '@open-account/domain/payment/status'
import { bodyOf } from '../../../http/api/bodyOf.ts'
import { tsr } from '../../../http/api/client.ts'
import { ServiceFailure } from '../../../http/api/serviceFailure.ts'
import type { PaymentAttempt } from '../../../session/paymentAttempt.ts'
import { paymentDevicePage } from '../../../session/paymentDevicePage.ts'

/** The errors for an unknown or malformed reference. */
const referenceUnknown: ReadonlySet<ErrorCode> = new Set(['not_found', 'invalid_request'])

/** Any user can edit the reference in an address; the service knows no payment under an invented one. */
const ofAttempt = async (txnRef: string): Promise<PaymentOutcome> => {
  try {
    return paymentOutcome((await bodyOf(tsr.payment.status.query({ params: { txnRef } }))).status)
  } catch (error) {
    if (error instanceof ServiceFailure && referenceUnknown.has(error.code)) return 'unknown'
    throw error
  }
}

const ofApplication = async (appId: string): Promise<PaymentOutcome> =>
  paymentOutcome((await bodyOf(tsr.payment.statusOfApplication.query({ query: { appId } }))).status)

/** Reads the status of an application's payment. */
const readPayment = async ({ appId, returned }: PaymentAttempt): Promise<PaymentOutcome> => {
  if (returned === null || returned.reference === '') return ofApplication(appId)
  const [attempt, best] = await Promise.all([ofAttempt(returned.reference), ofApplication(appId)])
  return applicationOutcome(attempt, best)
}

/**
 * Sends the terminal's transaction that pays an application to the service. May be repeated: nothing is paid twice.
 */
const sendTransaction = async ({ appId, returned }: PaymentAttempt): Promise<void> => {
  if (returned === null || returned.reference === '' || paymentDevicePage() === null) return
  await bodyOf(tsr.payment.process.mutate({ body: { appId, txnId: returned.reference } }))
}

/**
 * Returns a function that reads the status of an application's payment. A payment at a terminal is sent to the
 * service first; every read repeats that until it succeeds.
 */
export const paymentReader = (attempt: PaymentAttempt): (() => Promise<PaymentOutcome>) => {
  let isSent = false
  return async () => {
    if (!isSent) await sendTransaction(attempt)
    isSent = true
    return readPayment(attempt)
  }
}
