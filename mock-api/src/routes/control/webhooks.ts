import { randomBytes } from 'node:crypto'
import type { control } from '@open-account/contracts/control/control'
import { eventType } from '@open-account/contracts/control/events'
import { type Delivery, maxWebhooks, type Webhook } from '@open-account/contracts/control/webhooks'
import { z } from 'zod'
import type { Handlers } from '../../plugins/contract.ts'
import { randomId } from '../../kit/randomId.ts'
import { Refusal } from '../../kit/refusal.ts'
import { utc } from '../../kit/utc.ts'
import type { Service } from '../../service/service.ts'
import { findEvent } from '../../store/events.ts'
import type { WebhookDeliveryRow, WebhookRow } from '../../store/tables.ts'
import {
  deleteWebhook,
  findDelivery,
  findWebhook,
  insertDelivery,
  insertWebhook,
  listDeliveries,
  listWebhooks,
} from '../../store/webhooks.ts'
import { attemptsOf, deliver } from '../../subjects/events/deliverEvents.ts'
import { eventOf } from '../../subjects/events/eventOf.ts'
import { worldNamed } from './worldNamed.ts'

/** How many deliveries a list has. */
const listed = 100
const secretBytes = 24
const types = z.array(eventType)

const webhookOf = ({ id, url, types: wanted }: WebhookRow): Webhook => ({
  id,
  url,
  types: types.parse(JSON.parse(wanted)),
})

const stateOf = ({ delivered, next_at: nextAt }: WebhookDeliveryRow): Delivery['state'] => {
  if (delivered === 1) return 'delivered'
  return nextAt === null ? 'failed' : 'pending'
}

export const webhookRoutes = (service: Service): Handlers<typeof control.webhooks> => {
  const { db, clock } = service
  const webhookNamed = async ({ world, webhook }: { readonly world: string; readonly webhook: string }) => {
    await worldNamed(service, world)
    const found = await findWebhook(db, world, webhook)
    if (found === undefined) throw new Refusal('not_found', { description: 'There is no such webhook.' })
    return found
  }
  /** A delivery; null when its event is older than those that the world still has. */
  const deliveryOf = async (row: WebhookDeliveryRow): Promise<Delivery | null> => {
    const event = await findEvent(db, row.world, row.number)
    return event === undefined
      ? null
      : {
          event: eventOf(event),
          state: stateOf(row),
          next_at: row.next_at === null ? null : utc(row.next_at),
          attempts: attemptsOf(row),
        }
  }
  return {
    add: async ({
      params,
      body: { url, types: wanted, secret = `whsec_${randomBytes(secretBytes).toString('base64')}` },
    }) => {
      const { id: world } = await worldNamed(service, params.world)
      const row = { world, id: `wh_${randomId()}`, url, types: JSON.stringify(wanted), secret }
      if ((await listWebhooks(db, world)).length >= maxWebhooks)
        throw new Refusal('world_conflict', { description: `A world has at most ${maxWebhooks} webhooks.` })
      await insertWebhook(db, row)
      return { status: 201, body: { ...webhookOf(row), secret } }
    },
    list: async ({ params }) => {
      const { id } = await worldNamed(service, params.world)
      const rows = await listWebhooks(db, id)
      return { status: 200, body: { webhooks: rows.map(webhookOf) } }
    },
    remove: async ({ params }) => {
      const { world, id } = await webhookNamed(params)
      await deleteWebhook(db, world, id)
      return { status: 204, body: undefined }
    },
    deliveries: async ({ params }) => {
      const { world, id } = await webhookNamed(params)
      const rows = await listDeliveries(db, world, id, listed)
      const deliveries = await Promise.all(rows.map(deliveryOf))
      return { status: 200, body: { deliveries: deliveries.filter(delivery => delivery !== null) } }
    },
    deliver: async ({ params, body, request }) => {
      const { world, id } = await webhookNamed(params)
      const key = { world, webhook: id, number: body.event }
      if ((await findEvent(db, world, body.event)) === undefined)
        throw new Refusal('not_found', { description: 'There is no such event.' })
      await insertDelivery(db, key, clock())
      const row = await findDelivery(db, key)
      if (row !== undefined) await deliver(service, row, request.signal)
      const delivered = await findDelivery(db, key)
      const answer = delivered === undefined ? null : await deliveryOf(delivered)
      if (answer === null) throw new Refusal('not_found', { description: 'There is no such delivery.' })
      return { status: 200, body: answer }
    },
  }
}
