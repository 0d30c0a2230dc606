import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'
import type { Db, ReceivedPostRow } from '../../store/tables.ts'
import { listWebhooks } from '../../store/webhooks.ts'

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const headerIn = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Whether a webhook of the world signed a body, and which one. Its time is not compared with the clock of this machine, so
 * that an event can be posted again later.
 */
export const signatureOf = async (
  db: Db,
  world: string,
  headers: IncomingHttpHeaders,
  body: string,
): Promise<Pick<ReceivedPostRow, 'signature' | 'webhook'>> => {
  const id = headerIn(headers, 'webhook-id')
  const timestamp = headerIn(headers, 'webhook-timestamp')
  const signatures = headerIn(headers, 'webhook-signature').split(' ')
  if (id === '' || !/^\d{1,12}$/.test(timestamp) || signatures[0] === '')
    return { signature: 'missing', webhook: null }
  const moment = new Date(Number(timestamp) * 1_000)
  const webhooks = await listWebhooks(db, world)
  const signer = webhooks.find(({ secret }) => {
    const expected = new Webhook(secret).sign(id, moment, body)
    return signatures.some(signature => isEqual(signature, expected))
  })
  return signer === undefined
    ? { signature: 'wrong', webhook: null }
    : { signature: 'right', webhook: signer.id }
}
