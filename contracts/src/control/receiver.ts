import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import { receiverExamples } from './receiverExamples.ts'
import { loggedField } from './requestLogEntry.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { worldParams } from './worldId.ts'
import { c } from '../router.ts'

const status = z.int().min(200).max(599)

const signatureResults = ['right', 'wrong', 'missing'] as const

export const receivedPost = z
  .object({
    id: z.string().describe('Id of the post.'),
    at: z.iso.datetime().describe('Real time of its arrival, UTC.'),
    headers: z.array(loggedField).readonly().describe('Its headers by their names in lower case.'),
    body: z.string().describe('Its body as it was sent.'),
    signature: z
      .enum(signatureResults)
      .describe('Whether a webhook of the world signed it: the right signature, a wrong one or none.'),
    webhook: z.string().nullable().describe('Id of the webhook that signed it; null when none did.'),
    status: z.int().describe('Status of the answer.'),
  })
  .describe('A call that arrived at the test receiver.')
export type ReceivedPost = z.infer<typeof receivedPost>

const answers = {
  status: status.describe('Status of the next answers.'),
  times: z.int().nonnegative().max(1_000).describe('How many answers have this status; later ones have 204.'),
}

export const receiver = c.router(
  {
    read: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/receiver',
      summary: 'Read the test receiver of a world',
      description:
        'An address of the service that receives events, for a webhook of the world, and the last 100 posts that arrived ' +
        'there, the newest first, each with the result of its signature.',
      pathParams: worldParams,
      responses: {
        200: z.object({
          url: z.string().describe('Address of the receiver. It changes when the world is emptied.'),
          ...answers,
          posts: z.array(receivedPost).readonly().describe('What arrived, the newest first.'),
        }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'Times UTC.',
        errors: steeringErrors,
        example: receiverExamples.read,
      } satisfies EndpointDocs,
    },
    answer: {
      method: 'PUT',
      path: '/mock/v1/worlds/:world/receiver',
      summary: 'Set the answers of the test receiver',
      description: 'The next posts are answered with this status, so that the service posts them again.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({ status: answers.status, times: answers.times.default(1) }),
      responses: { 200: z.object(answers), ...steeringBodyRefusals() },
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: receiverExamples.answer,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
