import * as z from 'zod/mini'
import { readSession, sessionKeys, writeSession } from './session.ts'

const paymentAttempt = z.object({
  appId: z.string(),
  returned: z.nullable(
    z.object({ status: z.prefault(z.string(), ''), reference: z.string(), message: z.string() }),
  ),
})

/**
 * An accepted application that is not paid yet. It is stored until it is paid, so that it survives a refresh and the
 * visit to the gateway.
 */
export interface PaymentAttempt {
  readonly appId: string
  /**
   * The query of the gateway's return: a status, which is a hint, the attempt's reference, and the gateway's message
   * when it failed; each may be empty. Null until the browser returns.
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

export const savePaymentAttempt = (attempt: PaymentAttempt): void =>
  writeSession(sessionKeys.payment, JSON.stringify(attempt))
