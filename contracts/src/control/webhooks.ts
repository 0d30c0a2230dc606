import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import { eventType, worldEvent } from './events.ts'
import { pageQuery, total } from './page.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { worldId, worldParams } from './worldId.ts'
import { webhooksExamples } from './webhooksExamples.ts'
import { c } from '../router.ts'

/** The most webhooks of a world. */
export const maxWebhooks = 20

/** The pauses after a delivery that failed; after the last one no more is tried. Seconds of real time. */
export const webhookPauses = [1, 5, 30, 120, 600] as const

/** How long a delivery waits for its answer. Seconds. */
export const webhookTimeout = 5

const webhookId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('Id of the webhook.')

const address = z
  .url({ protocol: /^https?$/, error: 'An address such as http://localhost:4000/events is needed.' })
  .max(2_000)
  .regex(/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i, { error: 'An address has no user name and no password.' })
  .describe('Address to which events are posted.')

/** Between 24 and 64 bytes, as the specification of Standard Webhooks demands. */
const secret = z
  .string()
  .regex(/^whsec_[A-Za-z\d+/]{32,88}={0,2}$/)
  .describe('Secret that signs the deliveries: whsec_ and the base64 of 24 to 64 bytes.')

const types = z
  .array(eventType)
  .max(20)
  .readonly()
  .default([])
  .describe('Types of the events that are posted; none for every type.')

export const webhook = z
  .object({ id: webhookId, url: z.string().describe('Address to which events are posted.'), types })
  .describe('A webhook of a world.')
export type Webhook = z.infer<typeof webhook>

export const deliveryAttempt = z
  .object({
    at: z.iso.datetime().describe('Real time of the attempt, UTC.'),
    status: z.int().nullable().describe('Status of the answer; null without one.'),
    error: z
      .enum(['timeout', 'unreachable'])
      .nullable()
      .describe('Why there was no answer; null where there was one.'),
    duration_ms: z.int().nonnegative().describe('Milliseconds until the answer or the failure.'),
  })
  .describe('One attempt to post an event.')
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>

export const delivery = z
  .object({
    event: worldEvent,
    state: z
      .enum(['pending', 'delivered', 'failed'])
      .describe('Whether an answer with a status of 2xx arrived; failed after the last attempt.'),
    next_at: z.iso
      .datetime()
      .nullable()
      .describe('Real time of the next attempt, UTC; null when there is none.'),
    attempts: z.array(deliveryAttempt).readonly().describe('The attempts in order.'),
  })
  .describe('An event that is posted to a webhook.')
export type Delivery = z.infer<typeof delivery>

const eventNumber = z.coerce.number().int().positive().describe('Number of the event.')

const webhookParams = z.object({ world: worldId, webhook: webhookId })
const units = 'Times UTC; durations in milliseconds.'

export const webhooks = c.router(
  {
    add: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/webhooks',
      summary: 'Add a webhook to a world',
      description:
        'From now on the events of the world are posted to this address, signed as Standard Webhooks specifies ' +
        '(headers webhook-id, webhook-timestamp, webhook-signature). Without a status of 2xx within ' +
        `${webhookTimeout} seconds an event is posted again after ${webhookPauses.join(', ')} seconds.`,
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({
        url: address,
        types,
        secret: secret.optional().describe('Secret of your own; left out, the service makes one.'),
      }),
      responses: {
        201: webhook.extend({ secret: secret.describe('The secret, which is shown only here.') }),
        ...steeringBodyRefusals('world_conflict'),
      },
      metadata: {
        units: 'None.',
        errors: { ...steeringErrors, world_conflict: `The world has ${maxWebhooks} webhooks.` },
        example: webhooksExamples.add,
      } satisfies EndpointDocs,
    },
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/webhooks',
      summary: 'List the webhooks of a world',
      description: 'The webhooks of the world without their secrets, a page at a time.',
      pathParams: worldParams,
      query: z.strictObject(pageQuery(webhookId, 'their address or types')),
      responses: {
        200: z.object({ webhooks: z.array(webhook).readonly().describe('The webhooks.'), total }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: webhooksExamples.list,
      } satisfies EndpointDocs,
    },
    remove: {
      method: 'DELETE',
      path: '/mock/v1/worlds/:world/webhooks/:webhook',
      summary: 'Delete a webhook',
      description: 'Nothing more is posted to its address.',
      pathParams: webhookParams,
      headers: worldKeyHeaders,
      body: c.noBody(),
      responses: { 204: c.noBody(), ...steeringRefusals() },
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: webhooksExamples.remove,
      } satisfies EndpointDocs,
    },
    deliveries: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/webhooks/:webhook/deliveries',
      summary: 'List the deliveries of a webhook',
      description:
        'The events for this webhook, the newest first, a page at a time, each with every attempt to post it.',
      pathParams: webhookParams,
      query: z.strictObject(pageQuery(eventNumber, 'the type, id or data of their event')),
      responses: {
        200: z.object({ deliveries: z.array(delivery).readonly().describe('The deliveries.'), total }),
        ...steeringRefusals(),
      },
      metadata: {
        units,
        errors: steeringErrors,
        example: webhooksExamples.deliveries,
      } satisfies EndpointDocs,
    },
    deliver: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/webhooks/:webhook/deliveries',
      summary: 'Post an event to a webhook now',
      description:
        'Posts an event of the world, also one that was posted before, and waits for the answer of the address.',
      pathParams: webhookParams,
      headers: worldKeyHeaders,
      body: z.strictObject({ event: z.int().positive().describe('Number of the event.') }),
      responses: { 200: delivery, ...steeringBodyRefusals() },
      metadata: {
        units,
        errors: steeringErrors,
        example: webhooksExamples.deliver,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
