import * as z from 'zod/mini'
import { readSession, sessionKeys, writeSession } from './session.ts'

const paymentAttempt = z.object({
  appId: z.string(),
  returned: z.nullable(
    z.object({ status: z.prefault(z.string(), ''), reference: z.string(), message: z.string() }),
  ),
})

/**
 * An application that was accepted and is to be paid: kept until it is, so that neither a refresh nor the way to the
 * gateway and back loses it.
 */
export interface PaymentAttempt {
  readonly appId: string
  /**
   * The query of the gateway's return: a status, which is a hint, the attempt's reference, and why it
   * failed, in the gateway's words; each may be empty. Null until the browser returns.
   */
  readonly returned: {
    readonly status: string
    readonly reference: string
    readonly message: string
  } | null
}

export const readPaymentAttempt = (): PaymentAttempt | null => {
  const stored = readSession(sessionKeys.payment)
  return stored === null ? null : paymentAttempt.parse(JSON.parse(stored))
}

export const keepPaymentAttempt = (attempt: PaymentAttempt): void =>
  writeSession(sessionKeys.payment, JSON.stringify(attempt))
