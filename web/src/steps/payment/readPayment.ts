import { applicationOutcome, type PaymentOutcome, paymentOutcome } from '@open-account/domain/payment/status'
import { answerOf } from '../../api/answerOf.ts'
import { tsr } from '../../api/client.ts'
import type { PaymentAttempt } from '../../application/paymentAttempt.ts'

const ofAttempt = async (txnRef: string): Promise<PaymentOutcome> =>
  paymentOutcome((await answerOf(tsr.payment.status.query({ params: { txnRef } }))).status)

const ofApplication = async (appId: string): Promise<PaymentOutcome> =>
  paymentOutcome((await answerOf(tsr.payment.statusOfApplication.query({ query: { appId } }))).status)

/** How far the payment of an application is. */
export const readPayment = async ({ appId, returned }: PaymentAttempt): Promise<PaymentOutcome> => {
  if (returned === null || returned.reference === '') return ofApplication(appId)
  const [attempt, best] = await Promise.all([ofAttempt(returned.reference), ofApplication(appId)])
  return applicationOutcome(attempt, best)
}
