import { z } from 'zod'
import { timestamp } from '../fields/dates.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKey,
  worldKeyHeaders,
} from './steering.ts'
import { settableMoment } from './clock.ts'
import { fileId } from '../fields/ids.ts'
import { maxArchiveFiles } from './archiveLimits.ts'
import { pageQuery, total } from './page.ts'
import { snapshotId } from './snapshotId.ts'
import { worldId, worldParams } from './worldId.ts'
import { worldsExamples } from './worldsExamples.ts'
import { c } from '../router.ts'

export const world = z
  .object({
    id: worldId,
    now: timestamp.check(z.describe("Time on the world's clock, in Singapore, as YYYY-MM-DDTHH:mm:ss.")),
    frozen: z.boolean().describe('Whether its clock is stopped.'),
    latency_ms: z.int().nonnegative().describe('Milliseconds by which answers are delayed.'),
    created_at: z.iso.datetime().describe('Real time of its creation, UTC.'),
    expires_at: z.iso
      .datetime()
      .nullable()
      .describe('Real time at which it is deleted, UTC; null when it stays.'),
    has_key: z.boolean().describe('Whether only calls with its key can change it.'),
  })
  .describe('A separate world for one tester or test.')
export type World = z.infer<typeof world>

const lifetime = z
  .int()
  .positive()
  .max(86_400)
  .optional()
  .describe('Seconds of real time after which it is deleted; left out, it stays.')

const createWorldBody = z.strictObject({
  id: worldId
    .optional()
    .describe('Id of the world; left out, the service creates one that cannot be guessed.'),
  ttl_seconds: lifetime,
  now: z
    .optional(settableMoment)
    .describe('Time on its clock at the start, in Singapore. Left out, the real time.'),
  latency_ms: z
    .int()
    .nonnegative()
    .max(60_000)
    .optional()
    .describe("Milliseconds by which answers are delayed. Left out, the service's setting."),
  key: worldKey
    .optional()
    .describe(
      'Key that calls need to change, empty, delete or export the world: 8 to 128 visible ASCII characters. Left out, it has none.',
    ),
})

/** A file of an archive. */
export const archivedFile = z
  .strictObject({
    id: fileId,
    content: z.base64().describe('Its bytes in base64.'),
  })
  .describe('A file of a world.')

/** A world with everything in it, as one text: the stored rows of the service. */
const worldArchive = z
  .object({
    version: z.literal(1).describe('Version of the archive.'),
    data: z.string().describe('Everything in the world except the bytes of files, as JSON text.'),
    files: z
      .array(archivedFile)
      .readonly()
      .optional()
      .describe('The files of the world. An archive of an earlier version has none.'),
  })
  .describe('A world that can be stored and imported again.')

export const worlds = c.router(
  {
    create: {
      method: 'POST',
      path: '/mock/v1/worlds',
      summary: 'Create a world',
      description:
        'Creates an empty world. Calls use it by the header X-World or, in a browser, by its cookie. With a key, only calls with that key can change, empty, delete or export the world.',
      body: createWorldBody,
      responses: { 201: world, ...steeringBodyRefusals('world_conflict') },
      metadata: {
        units:
          'Times in Singapore YYYY-MM-DDTHH:mm:ss; real times UTC; lifetime in seconds; delay in milliseconds.',
        errors: { ...steeringErrors, world_conflict: 'A world with this id exists.' },
        example: worldsExamples.create,
      } satisfies EndpointDocs,
    },
    list: {
      method: 'GET',
      path: '/mock/v1/worlds',
      summary: 'List the worlds',
      description: 'The worlds that exist, the default one first and then the oldest, a page at a time.',
      query: z.strictObject(pageQuery(worldId, 'their id')),
      responses: {
        200: z.object({ worlds: z.array(world).readonly().describe('The worlds.'), total }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss; real times UTC; delay in milliseconds.',
        errors: steeringErrors,
        example: worldsExamples.list,
      } satisfies EndpointDocs,
    },
    read: {
      method: 'GET',
      path: '/mock/v1/worlds/:world',
      summary: 'Read a world',
      description: 'Its clock, delay and lifetime.',
      pathParams: worldParams,
      responses: { 200: world, ...steeringRefusals() },
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss; real times UTC; delay in milliseconds.',
        errors: steeringErrors,
        example: worldsExamples.read,
      } satisfies EndpointDocs,
    },
    reset: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/reset',
      summary: 'Empty a world',
      description: 'Deletes everything in it and resets clock, flags, faults and delay. Its id stays.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({}).nullish().describe('Nothing: an empty object or no body.'),
      responses: { 200: world, ...steeringBodyRefusals() },
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss; real times UTC; delay in milliseconds.',
        errors: steeringErrors,
        example: worldsExamples.reset,
      } satisfies EndpointDocs,
    },
    remove: {
      method: 'DELETE',
      path: '/mock/v1/worlds/:world',
      summary: 'Delete a world',
      description: 'Deletes it with everything in it. The default world can only be reset.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: c.noBody(),
      responses: { 204: c.noBody(), ...steeringRefusals('world_conflict') },
      metadata: {
        units: 'None.',
        errors: { ...steeringErrors, world_conflict: 'The default world cannot be deleted.' },
        example: worldsExamples.remove,
      } satisfies EndpointDocs,
    },
    export: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/archive',
      summary: 'Export a world',
      description: 'Everything in it, with its files.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      responses: { 200: worldArchive, ...steeringRefusals('world_conflict') },
      metadata: {
        units: 'The data is JSON text: the stored rows of the service, which change with its versions.',
        errors: {
          ...steeringErrors,
          world_conflict: `Its files have more than ${maxArchiveFiles / 2 ** 20} MB. A copy and a snapshot have no limit.`,
        },
        example: worldsExamples.export,
      } satisfies EndpointDocs,
    },
    import: {
      method: 'PUT',
      path: '/mock/v1/worlds/:world/archive',
      summary: 'Import a world',
      description:
        'Replaces everything in the world by the archive. A missing world is created. Ids belong to one world, so that a ' +
        'world beside its original needs new_ids.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z
        .strictObject({
          ...worldArchive.shape,
          new_ids: z
            .boolean()
            .default(false)
            .describe('Whether applications, files, payments and e-mails get new ids.'),
          ttl_seconds: lifetime,
        })
        .describe('An exported world.'),
      responses: { 200: world, ...steeringBodyRefusals('world_conflict') },
      metadata: {
        units: 'The data is the JSON text of an export; lifetime in seconds.',
        errors: { ...steeringErrors, world_conflict: 'The default world has no lifetime.' },
        example: worldsExamples.import,
      } satisfies EndpointDocs,
    },
    copy: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/copies',
      summary: 'Copy a world',
      description:
        'Creates a world with everything that is in this one or in a snapshot of it, files included, so that a world is a ' +
        'template for others. Applications, files, payments and e-mails get new ids. Open uploads, links to receipts ' +
        'and deliveries of webhooks stay with the original.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({
        id: worldId
          .optional()
          .describe('Id of the new world; left out, the service creates one that cannot be guessed.'),
        ttl_seconds: lifetime,
        snapshot: snapshotId.optional().describe('Snapshot of the world; left out, the world as it is.'),
      }),
      responses: { 201: world, ...steeringBodyRefusals('world_conflict') },
      metadata: {
        units: 'Lifetime in seconds.',
        errors: { ...steeringErrors, world_conflict: 'A world with this id exists.' },
        example: worldsExamples.copy,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
