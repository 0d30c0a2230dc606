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
  type DeliveredEvent,
  deleteWebhook,
  findDeliveredEvent,
  findDelivery,
  findWebhook,
  insertDelivery,
  insertWebhook,
  listWebhooks,
  pageOfDeliveries,
} from '../../store/webhooks.ts'
import { attemptsOf, deliver } from '../../subjects/events/deliverEvents.ts'
import { eventOf } from '../../subjects/events/eventOf.ts'
import { pageOf, unknownEntry } from './pageOf.ts'
import { worldNamed } from './worldNamed.ts'

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

const deliveryOf = (row: DeliveredEvent): Delivery => ({
  event: eventOf(row),
  state: stateOf(row),
  next_at: row.next_at === null ? null : utc(row.next_at),
  attempts: attemptsOf(row),
})

export const webhookRoutes = (service: Service): Handlers<typeof control.webhooks> => {
  const { db, clock } = service
  const webhookNamed = async ({ world, webhook }: { readonly world: string; readonly webhook: string }) => {
    await worldNamed(service, world)
    const found = await findWebhook(db, world, webhook)
    if (found === undefined) throw new Refusal('not_found', { description: 'There is no such webhook.' })
    return found
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
    list: async ({ params, query }) => {
      const { id } = await worldNamed(service, params.world)
      const { page, total } = pageOf(await listWebhooks(db, id), query, {
        idOf: row => row.id,
        textOf: row => `${row.url} ${row.types}`,
      })
      return { status: 200, body: { webhooks: page.map(webhookOf), total } }
    },
    remove: async ({ params }) => {
      const { world, id } = await webhookNamed(params)
      await deleteWebhook(db, world, id)
      return { status: 204, body: undefined }
    },
    deliveries: async ({ params, query: { text, after, limit } }) => {
      const webhook = await webhookNamed(params)
      if (after !== undefined) {
        const key = { world: webhook.world, webhook: webhook.id, number: after }
        if ((await findDelivery(db, key)) === undefined) throw unknownEntry()
      }
      const { rows, total } = await pageOfDeliveries(db, webhook, { text, after, limit })
      return { status: 200, body: { deliveries: rows.map(deliveryOf), total } }
    },
    deliver: async ({ params, body, request }) => {
      const { world, id } = await webhookNamed(params)
      const key = { world, webhook: id, number: body.event }
      if ((await findEvent(db, world, body.event)) === undefined)
        throw new Refusal('not_found', { description: 'There is no such event.' })
      await insertDelivery(db, key, clock())
      const row = await findDelivery(db, key)
      if (row !== undefined) await deliver(service, row, request.signal)
      const delivered = await findDeliveredEvent(db, key)
      if (delivered === undefined)
        throw new Refusal('not_found', { description: 'There is no such delivery.' })
      return { status: 200, body: deliveryOf(delivered) }
    },
  }
}
