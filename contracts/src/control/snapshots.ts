import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import { steeringBodyRefusals, steeringErrors, steeringHeaders, worldKeyHeaders } from './steering.ts'
import { worldId, worldParams } from './worldId.ts'
import { world } from './worlds.ts'

const c = initContract()

const snapshotId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('Id of the snapshot.')
const nothing = z.strictObject({}).nullish().describe('Nothing: an empty object or no body.')

const params = { world: 'a3f1c9d2e4b50718293a4b5c6d7e8f90' }
const snapshot = '5d41402abc4b2a76'

export const snapshots = c.router(
  {
    take: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/snapshots',
      summary: 'Take a snapshot of a world',
      description:
        'Records everything in the world, so that it can be restored. It is deleted with the world.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: nothing,
      responses: { 201: z.object({ id: snapshotId }), ...steeringBodyRefusals() },
      metadata: {
        units: 'None: ids only.',
        errors: steeringErrors,
        example: {
          valid: { params, body: {}, answer: { status: 201, body: { id: snapshot } } },
          invalid: { params, body: { name: 'before' }, refusedBy: 'shape', error: 'invalid_request' },
        },
      } satisfies EndpointDocs,
    },
    restore: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/snapshots/:snapshot/restore',
      summary: 'Restore a world from a snapshot',
      description: 'Replaces everything in the world by the snapshot, which stays.',
      pathParams: z.object({ world: worldId, snapshot: snapshotId }),
      headers: worldKeyHeaders,
      body: nothing,
      responses: { 200: world, ...steeringBodyRefusals() },
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss; real times UTC; delay in milliseconds.',
        errors: steeringErrors,
        example: {
          valid: {
            params: { ...params, snapshot },
            body: {},
            answer: {
              status: 200,
              body: {
                id: params.world,
                now: '2026-11-20T10:15:00',
                frozen: true,
                latency_ms: 0,
                created_at: '2026-11-20T02:15:00Z',
                expires_at: null,
                has_key: false,
              },
            },
          },
          invalid: { params: { ...params, snapshot: 'unknown' }, refusedBy: 'state', error: 'not_found' },
        },
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
