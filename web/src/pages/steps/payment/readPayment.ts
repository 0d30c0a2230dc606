import type { ErrorCode } from '@open-account/contracts/errors'
import { applicationOutcome, type PaymentOutcome, paymentOutcome } from '@open-account/domain/payment/status'
import { bodyOf } from '../../../http/api/bodyOf.ts'
import { tsr } from '../../../http/api/client.ts'
import { ServiceFailure } from '../../../http/api/serviceFailure.ts'
import type { PaymentAttempt } from '../../../session/paymentAttempt.ts'
import { paymentDevicePage } from '../../../session/paymentDevicePage.ts'
import { loadAgain } from '../../../kit/ui/lazy/loadAgain.ts'

/** An error for a reference that the service does not know, or that is malformed. */
const referenceUnknown: ReadonlySet<ErrorCode> = new Set(['not_found', 'invalid_request'])

/** Any user can edit the reference in an address; the service knows no payment under an invented one. */
const ofAttempt = async (txnRef: string): Promise<PaymentOutcome> => {
  try {
    return paymentOutcome((await bodyOf(tsr.payment.status({ params: { txnRef } }))).status)
  } catch (error) {
    if (error instanceof ServiceFailure && referenceUnknown.has(error.code)) return 'unknown'
    throw error
  }
}

const ofApplication = async (appId: string): Promise<PaymentOutcome> =>
  paymentOutcome((await bodyOf(tsr.payment.statusOfApplication({ query: { appId } }))).status)

/** How far the payment of an application is. */
const readPayment = async ({ appId, returned }: PaymentAttempt): Promise<PaymentOutcome> => {
  if (returned === null || returned.reference === '') return ofApplication(appId)
  const [attempt, best] = await Promise.all([ofAttempt(returned.reference), ofApplication(appId)])
  return applicationOutcome(attempt, best)
}

/** Tells the service which transaction of the terminal pays the application. Only a kiosk loads what that takes. */
const tell = async ({ appId, returned }: PaymentAttempt): Promise<void> => {
  if (returned === null || returned.reference === '' || paymentDevicePage() === null) return
  const { sendTerminalTransaction } = await loadAgain(
    () => import('../../../features/payment/sendTerminalTransaction.ts'),
  )
  await sendTerminalTransaction(appId, returned.reference)
}

/**
 * Reads how far the payment of an application is, as often as it is asked. What was paid at a terminal is told to the
 * service first: until that has succeeded, each question tries it again.
 */
export const paymentReader = (attempt: PaymentAttempt): (() => Promise<PaymentOutcome>) => {
  let told = false
  return async () => {
    if (!told) await tell(attempt)
    told = true
    return readPayment(attempt)
  }
}
