import { z } from 'zod'
import { stateId, streamId } from '../fields/ids.ts'
import { kioskText } from '../kioskMessages.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { pageQuery, total } from './page.ts'
import { worldId, worldParams } from './worldId.ts'
import { streamsExamples } from './streamsExamples.ts'
import { c } from '../router.ts'

export const openStream = z
  .object({
    id: streamId,
    stateId,
    listening: z.boolean().describe('Whether a kiosk is connected.'),
    events: z.int().nonnegative().describe('How many events were sent.'),
  })
  .describe('A stream of a kiosk.')
export type OpenStream = z.infer<typeof openStream>

export const streamAction = z
  .discriminatedUnion('action', [
    z
      .strictObject({ action: z.literal('send').describe('Send a message.'), text: kioskText })
      .describe('Sends a message as a phone would.'),
    z
      .strictObject({ action: z.literal('drop').describe('Cut the connection.') })
      .describe('Cuts the connection; the kiosk can resume the stream.'),
    z
      .strictObject({ action: z.literal('duplicate').describe('Send the last event again.') })
      .describe('Sends the last event once more, with the same id.'),
    z
      .strictObject({ action: z.literal('reorder').describe('Swap the next two events.') })
      .describe('Sends the next event after the one that follows it.'),
    z
      .strictObject({ action: z.literal('end').describe('End the session.') })
      .describe('Sends the end marker and ends the session.'),
  ])
  .describe('The action on the stream.')
export type StreamAction = z.infer<typeof streamAction>

export const streams = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/streams',
      summary: 'List the streams of a world',
      description: 'The streams of open sessions, a page at a time.',
      pathParams: worldParams,
      query: z.strictObject(pageQuery(streamId, 'their id or that of their transaction')),
      responses: {
        200: z.object({ streams: z.array(openStream).readonly().describe('The streams.'), total }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'None: ids and numbers of events.',
        errors: steeringErrors,
        example: streamsExamples.list,
      } satisfies EndpointDocs,
    },
    act: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/streams/:stream',
      summary: 'Disturb a stream or send on it',
      description: 'Sends, cuts, repeats, swaps or ends, like a bad connection or a phone.',
      pathParams: z.object({ world: worldId, stream: streamId }),
      headers: worldKeyHeaders,
      body: streamAction,
      responses: { 200: openStream, ...steeringBodyRefusals() },
      metadata: {
        units: 'Progress in percent, 0 to 100.',
        errors: steeringErrors,
        example: streamsExamples.act,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
