import { type DeliveryAttempt, webhookTimeout } from '@open-account/contracts/control/webhooks'
import type { WebhookRow } from '../../store/tables.ts'

interface Posted {
  /** Its id, the same in every attempt. */
  readonly id: string
  /** JSON. */
  readonly body: string
  /** The real time of the attempt. Epoch milliseconds. */
  readonly at: number
}

/** Loaded when the first event is posted, because few worlds have a webhook. */
const signer = async (secret: string) => {
  const { Webhook } = await import('standardwebhooks')
  return new Webhook(secret)
}

/** The answer to a signed request. Without one, the reason is part of the result and not an error. */
const answerOf = async (url: string, headers: Record<string, string>, body: string, signal: AbortSignal) => {
  const timeout = AbortSignal.timeout(webhookTimeout * 1_000)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([timeout, signal]),
    })
    await answer.body?.cancel()
    return { status: answer.status, error: null }
  } catch {
    return { status: null, error: timeout.aborted ? ('timeout' as const) : ('unreachable' as const) }
  }
}

/** Posts an event to a webhook, signed as Standard Webhooks specifies. A redirect is not followed. */
export const postEvent = async (
  { url, secret }: Pick<WebhookRow, 'url' | 'secret'>,
  { id, body, at }: Posted,
  signal: AbortSignal,
): Promise<DeliveryAttempt> => {
  const moment = new Date(at)
  const signature = (await signer(secret)).sign(id, moment, body)
  const begin = performance.now()
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1_000)),
    'webhook-signature': signature,
  }
  const { status, error } = await answerOf(url, headers, body, signal)
  return { at: moment.toISOString(), status, error, duration_ms: Math.round(performance.now() - begin) }
}
