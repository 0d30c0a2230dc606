import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import { steeringBodyRefusals, steeringErrors, steeringHeaders, worldKeyHeaders } from './steering.ts'
import { worldParams } from './worldId.ts'
import { latencyExamples } from './latencyExamples.ts'
import { c } from '../router.ts'

const milliseconds = z.int().nonnegative().max(60_000)

export const latency = c.router(
  {
    set: {
      method: 'PUT',
      path: '/mock/v1/worlds/:world/latency',
      summary: 'Set the delay of a world',
      description:
        'Delays every answer, except flags, streams and health. Null restores the setting of the service.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({
        latency_ms: milliseconds.nullable().describe('Milliseconds; null for the setting of the service.'),
      }),
      responses: {
        200: z.object({
          latency_ms: milliseconds.describe('Milliseconds by which answers are delayed now.'),
        }),
        ...steeringBodyRefusals(),
      },
      metadata: {
        units: 'Milliseconds, at most 60,000.',
        errors: steeringErrors,
        example: latencyExamples.set,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
