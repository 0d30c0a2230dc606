import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { refusals } from './errors.ts'
import type { EndpointDocs } from './endpointDocs.ts'

const c = initContract()

export const health = c.router(
  {
    read: {
      method: 'GET',
      path: '/health',
      summary: 'Say whether the service can serve',
      description: 'Reads from its store and answers at once, without the simulated delay.',
      responses: {
        200: z.object({ status: z.literal('ok').describe('The service can serve, its store included.') }),
        ...refusals(),
      },
      metadata: {
        units: 'None.',
        errors: {},
        example: {
          valid: { answer: { status: 200, body: { status: 'ok' } } },
          invalid: { refusedBy: 'state', error: 'unavailable' },
        },
      } satisfies EndpointDocs,
    },
    live: {
      method: 'GET',
      path: '/health/live',
      summary: 'Say whether the process runs',
      description:
        'Ours. Answers for as long as the process takes calls, whatever it relies on: a process that does not answer is to be started anew.',
      responses: { 200: z.object({ status: z.literal('ok').describe('The process runs.') }), ...refusals() },
      metadata: {
        units: 'None.',
        errors: {},
        example: {
          valid: { answer: { status: 200, body: { status: 'ok' } } },
          invalid: { refusedBy: 'state', error: 'server_error' },
        },
      } satisfies EndpointDocs,
    },
    ready: {
      method: 'GET',
      path: '/health/ready',
      summary: 'Say whether the service can take calls now',
      description:
        'Ours. The database answers, the folder of the files can be written, and the service is not stopping. A balancer sends its callers elsewhere while this is refused.',
      responses: {
        200: z.object({ status: z.literal('ok').describe('The service can take calls.') }),
        ...refusals(),
      },
      metadata: {
        units: 'None.',
        errors: {},
        example: {
          valid: { answer: { status: 200, body: { status: 'ok' } } },
          invalid: { refusedBy: 'state', error: 'unavailable' },
        },
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
