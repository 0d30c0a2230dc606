import { z } from 'zod'
import { refusals } from './errors.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { healthExamples } from './healthExamples.ts'
import { c } from './router.ts'

export const health = c.router(
  {
    read: {
      method: 'GET',
      path: '/health',
      summary: 'Check whether the service can serve',
      description: 'Reads from its store and answers at once, without the simulated delay.',
      responses: {
        200: z.object({ status: z.literal('ok').describe('The service can serve, its store included.') }),
        ...refusals(),
      },
      metadata: {
        units: 'None.',
        errors: {},
        example: healthExamples.read,
      } satisfies EndpointDocs,
    },
    live: {
      method: 'GET',
      path: '/health/live',
      summary: 'Check whether the process runs',
      description:
        'Ours. Answers while the process accepts calls, without checking its dependencies. Restart a process that does not answer.',
      responses: { 200: z.object({ status: z.literal('ok').describe('The process runs.') }), ...refusals() },
      metadata: {
        units: 'None.',
        errors: {},
        example: healthExamples.live,
      } satisfies EndpointDocs,
    },
    ready: {
      method: 'GET',
      path: '/health/ready',
      summary: 'Check whether the service can accept calls now',
      description:
        'Ours. The database answers, the folder of the files can be written, and the service is not stopping. A load balancer uses another instance while this is refused.',
      responses: {
        200: z.object({ status: z.literal('ok').describe('The service can accept calls.') }),
        ...refusals(),
      },
      metadata: {
        units: 'None.',
        errors: {},
        example: healthExamples.ready,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
