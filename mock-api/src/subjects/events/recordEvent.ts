import type { EventContent } from '@open-account/contracts/control/events'
import { z } from 'zod'
import { randomId } from '../../kit/randomId.ts'
import { insertEvent } from '../../store/events.ts'
import { insertDelivery, listWebhooks } from '../../store/webhooks.ts'
import type { Db, EventRow, WebhookRow } from '../../store/tables.ts'

const types = z.array(z.string())

/** Whether a webhook receives events of this type. */
const receives = ({ types: wanted }: WebhookRow, type: EventRow['type']): boolean => {
  const list = types.parse(JSON.parse(wanted))
  return list.length === 0 || list.includes(type)
}

interface Where {
  /** The id of the world. */
  readonly world: string
  /** The moment by the clock of the world. */
  readonly at: number
}

/**
 * Records an event of a world and what has to be posted of it. Call this in the database transaction that makes it true,
 * so that there is never an event of something that did not happen, unless a tester fires it by hand. Returns its number.
 */
export const recordEvent = async (
  trx: Db,
  { world, at }: Where,
  { type, data }: EventContent,
  isByHand = false,
): Promise<number> => {
  const number = await insertEvent(trx, {
    world,
    id: `evt_${randomId()}`,
    at,
    type,
    data: JSON.stringify(data),
    by_hand: isByHand ? 1 : 0,
  })
  for (const webhook of await listWebhooks(trx, world))
    if (receives(webhook, type)) await insertDelivery(trx, { world, webhook: webhook.id, number }, 0)
  return number
}
