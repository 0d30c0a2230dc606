import type { control } from '@open-account/contracts/control/control'
import type { Handlers } from '../../plugins/contract.ts'
import { randomId } from '../../kit/randomId.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { snapshotFolder } from '../../files/snapshotFolder.ts'
import { type Archive, exportWorld, readArchive } from '../../store/archive.ts'
import { createWorld, listWorlds } from '../../store/worlds.ts'
import { worldKeyHash } from '../../subjects/steering/worldKey.ts'
import { archivedFiles } from '../../subjects/templates/archivedFiles.ts'
import { contentIn, fillWorld } from '../../subjects/templates/fillWorld.ts'
import { emptyWorld, removeWorld } from '../../subjects/worlds/emptyWorld.ts'
import { defaultWorld } from '../../store/world.ts'
import { snapshotIn } from './snapshots.ts'
import { momentOf } from './moment.ts'
import { worldAnswer } from './worldAnswer.ts'
import { worldNamed } from './worldNamed.ts'

const second = 1_000

export const worldRoutes = (
  service: Service,
  flush: () => Promise<void>,
): Handlers<typeof control.worlds> => {
  const { db, clock } = service
  const shown = async (id: string) => worldAnswer(service, await worldNamed(service, id))

  const expiryAfter = (seconds: number) => clock() + seconds * second
  const archiveIn = (data: string): Archive => {
    const archive = readArchive(data)
    if (archive === null)
      throw new Refusal('invalid_request', { description: 'This is no archive of a world.' })
    return archive
  }

  return {
    create: async ({ body }) => {
      const real = clock()
      const { id = randomId(), ttl_seconds: lifetime, now, latency_ms: latency = null, key } = body
      const isNew = await createWorld(db, {
        id,
        createdAt: real,
        expiresAt: lifetime === undefined ? null : expiryAfter(lifetime),
        clockOffset: now === undefined ? 0 : momentOf(now) - real,
        latency,
        keyHash: key === undefined ? null : worldKeyHash(id, key),
      })
      if (!isNew) throw new Refusal('world_conflict')
      return { status: 201, body: await shown(id) }
    },
    list: async ({ query: { text, after: afterId, limit } }) => {
      const after = afterId === undefined ? undefined : await worldNamed(service, afterId)
      const { rows, total } = await listWorlds(db, clock(), { text, after, limit })
      return { status: 200, body: { worlds: rows.map(row => worldAnswer(service, row)), total } }
    },
    read: async ({ params }) => ({ status: 200, body: await shown(params.world) }),
    reset: async ({ params }) => {
      const world = await worldNamed(service, params.world)
      await flush()
      await emptyWorld(service, world)
      return { status: 200, body: await shown(params.world) }
    },
    remove: async ({ params }) => {
      const { id } = await worldNamed(service, params.world)
      if (id === defaultWorld)
        throw new Refusal('world_conflict', { description: 'The default world stays.' })
      await flush()
      await removeWorld(service, id)
      return { status: 204, body: undefined }
    },
    export: async ({ params }) => {
      const { id } = await worldNamed(service, params.world)
      await flush()
      const data = await exportWorld(db, id)
      return {
        status: 200,
        body: { version: 1, data, files: await archivedFiles(service, id, archiveIn(data)) },
      }
    },
    import: async ({ params, body: { data, files = [], new_ids: newIds, ttl_seconds: lifetime } }) => {
      if (params.world === defaultWorld && lifetime !== undefined)
        throw new Refusal('world_conflict', { description: 'The default world stays.' })
      const archive = archiveIn(data)
      const { archiveProblems } = await import('../../subjects/templates/archiveProblems.ts')
      const [problem] = archiveProblems(archive)
      if (problem !== undefined)
        throw new Refusal('invalid_request', {
          issues: [{ path: 'data', message: `The service cannot read ${problem} of this archive.` }],
        })
      await createWorld(db, { id: params.world, createdAt: clock(), expiresAt: null })
      const world = await worldNamed(service, params.world)
      await flush()
      const contents = new Map(files.map(({ id, content }) => [id, content]))
      const content = (id: string) => {
        const text = contents.get(id)
        return Promise.resolve(text === undefined ? null : Buffer.from(text, 'base64'))
      }
      const expiresAt = lifetime === undefined ? world.expires_at : expiryAfter(lifetime)
      await fillWorld(service, { ...world, expires_at: expiresAt }, archive, content, newIds)
      return { status: 200, body: await shown(world.id) }
    },
    copy: async ({ params, body: { id = randomId(), ttl_seconds: lifetime, snapshot } }) => {
      const original = await worldNamed(service, params.world)
      await flush()
      const source = snapshot === undefined ? null : await snapshotIn(service, original.id, snapshot)
      const archive = archiveIn(source === null ? await exportWorld(db, original.id) : source.data)
      const folder = source === null ? original.id : snapshotFolder(source)
      const expiresAt = lifetime === undefined ? null : expiryAfter(lifetime)
      if (!(await createWorld(db, { id, createdAt: clock(), expiresAt }))) throw new Refusal('world_conflict')
      try {
        await fillWorld(service, await worldNamed(service, id), archive, contentIn(service, folder), true)
      } catch (error) {
        await removeWorld(service, id)
        throw error
      }
      return { status: 201, body: await shown(id) }
    },
  }
}
