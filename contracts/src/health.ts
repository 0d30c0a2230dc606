import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { refusals } from './errors.ts'
import type { Words } from './words.ts'

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
      } satisfies Words,
    },
  },
  { strictStatusCodes: true },
)
