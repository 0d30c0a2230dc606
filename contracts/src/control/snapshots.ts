import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import { pageQuery, total } from './page.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { worldId, worldParams } from './worldId.ts'
import { world } from './worlds.ts'
import { snapshotId } from './snapshotId.ts'
import { snapshotsExamples } from './snapshotsExamples.ts'
import { c } from '../router.ts'

const snapshotName = z.string().trim().min(1).max(100).describe('Name of the snapshot, such as a state.')

export const snapshot = z
  .object({
    id: snapshotId,
    name: snapshotName.nullable().describe('Its name; null without one.'),
    taken_at: z.iso
      .datetime()
      .nullable()
      .describe('Real time at which it was taken, UTC; null for one of an earlier version.'),
  })
  .describe('A snapshot of a world.')
export type Snapshot = z.infer<typeof snapshot>

const snapshotParams = z.object({ world: worldId, snapshot: snapshotId })
const nothing = z.strictObject({}).nullish().describe('Nothing: an empty object or no body.')

export const snapshots = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/snapshots',
      summary: 'List the snapshots of a world',
      description: 'The snapshots of the world, the oldest first, a page at a time.',
      pathParams: worldParams,
      query: z.strictObject(pageQuery(snapshotId, 'their id or name')),
      responses: {
        200: z.object({ snapshots: z.array(snapshot).readonly().describe('The snapshots.'), total }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'Real times UTC.',
        errors: steeringErrors,
        example: snapshotsExamples.list,
      } satisfies EndpointDocs,
    },
    take: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/snapshots',
      summary: 'Take a snapshot of a world',
      description:
        'Records everything in the world, so that it can be restored. It is deleted with the world.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z
        .strictObject({ name: snapshotName.optional() })
        .nullish()
        .describe('A name for it, or nothing.'),
      responses: { 201: snapshot, ...steeringBodyRefusals() },
      metadata: {
        units: 'Real times UTC.',
        errors: steeringErrors,
        example: snapshotsExamples.take,
      } satisfies EndpointDocs,
    },
    restore: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/snapshots/:snapshot/restore',
      summary: 'Restore a world from a snapshot',
      description: 'Replaces everything in the world by the snapshot, which stays.',
      pathParams: snapshotParams,
      headers: worldKeyHeaders,
      body: nothing,
      responses: { 200: world, ...steeringBodyRefusals() },
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss; real times UTC; delay in milliseconds.',
        errors: steeringErrors,
        example: snapshotsExamples.restore,
      } satisfies EndpointDocs,
    },
    remove: {
      method: 'DELETE',
      path: '/mock/v1/worlds/:world/snapshots/:snapshot',
      summary: 'Delete a snapshot of a world',
      description: 'Deletes it with its files. The world stays as it is.',
      pathParams: snapshotParams,
      headers: worldKeyHeaders,
      body: c.noBody(),
      responses: { 204: c.noBody(), ...steeringRefusals() },
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: snapshotsExamples.remove,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
