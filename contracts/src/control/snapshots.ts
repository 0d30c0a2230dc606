import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import { steeringBodyRefusals, steeringErrors, steeringHeaders, worldKeyHeaders } from './steering.ts'
import { worldId, worldParams } from './worldId.ts'
import { world } from './worlds.ts'
import { snapshotsExamples } from './snapshotsExamples.ts'
import { c } from '../router.ts'

const snapshotId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('Id of the snapshot.')
const nothing = z.strictObject({}).nullish().describe('Nothing: an empty object or no body.')

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
        example: snapshotsExamples.take,
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
        example: snapshotsExamples.restore,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
