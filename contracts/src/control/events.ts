import { z } from 'zod'
import { stream } from '../bytes.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import { timestamp } from '../fields/dates.ts'
import { uploadType } from '../fields/documents.ts'
import { appId, fileId, stateId, transactionReference } from '../fields/ids.ts'
import { paymentResults } from '../gateway.ts'
import { eventsExamples } from './eventsExamples.ts'
import { type EventType, eventTypes } from './eventTypes.ts'
import { pageOrder, searchedText, total } from './page.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { worldId, worldParams } from './worldId.ts'
import { c } from '../router.ts'

/** How many of its last events a world has. */
export const storedEvents = 1_000

/** What an event of each type says. It names what happened by ids: no event contains personal data. */
const dataByType = {
  'application.submitted': z.object({ state_id: stateId, app_id: appId }),
  'payment.reported': z.object({
    state_id: stateId,
    reference: transactionReference,
    result: z.enum(paymentResults).describe('The result that the gateway reported.'),
  }),
  'mail.sent': z.object({ message: z.string().describe('Id of the e-mail in the inbox.') }),
  'file.stored': z.object({
    state_id: stateId,
    file_id: fileId,
    type: uploadType,
    size: z.int().nonnegative().describe('Size in bytes.'),
  }),
} as const satisfies Readonly<Record<EventType, z.ZodType>>

export const eventType = z.enum(eventTypes).describe('What happened.')

const ofEveryType = {
  id: z.string().describe('Id of the event, the same in every delivery.'),
  number: z.int().positive().describe('Its number in the world; later events have higher ones.'),
  world: worldId.describe('Id of the world in which it happened.'),
  timestamp: timestamp.check(
    z.describe("Time of the event by the world's clock, in Singapore, YYYY-MM-DDTHH:mm:ss."),
  ),
}
const ofType = <const Type extends EventType>(type: Type) =>
  z.object({
    ...ofEveryType,
    type: z.literal(type).describe('What happened.'),
    data: dataByType[type].describe('What the event is about, by ids.'),
    by_hand: z.boolean().describe('Whether a tester fired the event, without its cause.'),
  })

const firedOfType = <const Type extends EventType, Shape extends z.ZodRawShape>(
  type: Type,
  { shape }: z.ZodObject<Shape>,
) =>
  z
    .strictObject({
      type: z.literal(type).describe('What the event says.'),
      data: z
        .strictObject(shape)
        .optional()
        .describe('What it is about, by ids; left out, the newest in the world.'),
    })
    .describe('An event to fire.')

/** An event of a world, in lists, streams and webhooks. */
export const worldEvent = z
  .discriminatedUnion('type', [
    ofType('application.submitted').describe('An application was accepted.'),
    ofType('payment.reported').describe('The gateway reported the result of a payment.'),
    ofType('mail.sent').describe('An e-mail was sent.'),
    ofType('file.stored').describe('A file was stored.'),
  ])
  .describe('Something that happened in a world.')
export type WorldEvent = z.infer<typeof worldEvent>

/** The type of an event with its data. */
export type EventContent = {
  readonly [Type in EventType]: {
    readonly type: Type
    readonly data: z.infer<(typeof dataByType)[Type]>
  }
}[EventType]

const number = z.coerce.number().int().nonnegative()

export const events = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/events',
      summary: 'List the events of a world',
      description: `What happened in the world, in order, a page at a time. A world has its last ${storedEvents} events.`,
      pathParams: worldParams,
      query: z.strictObject({
        text: searchedText('their type, id or data').optional(),
        after: number.optional().describe('Number of the last event that is known.'),
        type: eventType.optional(),
        order: pageOrder,
        limit: number.min(1).max(storedEvents).default(100).describe('Number of events at most.'),
      }),
      responses: {
        200: z.object({ events: z.array(worldEvent).readonly().describe('The events.'), total }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss; sizes in bytes.',
        errors: steeringErrors,
        example: eventsExamples.list,
      } satisfies EndpointDocs,
    },
    fire: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/events',
      summary: 'Fire an event in a world',
      description:
        'Records an event as if it had happened, marked by by_hand: lists, streams and webhooks get it like any other.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z
        .discriminatedUnion('type', [
          firedOfType('application.submitted', dataByType['application.submitted']),
          firedOfType('payment.reported', dataByType['payment.reported']),
          firedOfType('mail.sent', dataByType['mail.sent']),
          firedOfType('file.stored', dataByType['file.stored']),
        ])
        .describe('The event.'),
      responses: { 201: worldEvent, ...steeringBodyRefusals() },
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss; sizes in bytes.',
        errors: steeringErrors,
        example: eventsExamples.fire,
      } satisfies EndpointDocs,
    },
    stream: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/events/stream',
      summary: 'Open the stream of the events of a world',
      description:
        'Server-sent events from now on, or after the event in Last-Event-ID. The id of an event is its number; a ' +
        'comment every 15 seconds keeps the stream alive.',
      pathParams: worldParams,
      headers: {
        'last-event-id': z
          .string()
          .regex(/^\d{1,9}$/)
          .optional()
          .describe('Number of the last event that was received; 0 for every event.'),
      },
      responses: {
        200: c.otherResponse({
          contentType: 'text/event-stream',
          body: stream.describe('The events.'),
        }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss; sizes in bytes.',
        errors: steeringErrors,
        events: worldEvent,
        example: eventsExamples.stream,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
