import type { control } from '@open-account/contracts/control/control'
import type { Handlers } from '../../plugins/contract.ts'
import { randomId } from '../../kit/randomId.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { exportWorld, importWorld, isRefusedData, readArchive } from '../../store/archive.ts'
import { createWorld, listWorlds } from '../../store/worlds.ts'
import { worldKeyHash } from '../../subjects/steering/worldKey.ts'
import { emptyWorld, removeWorld } from '../../subjects/worlds/emptyWorld.ts'
import { defaultWorld } from '../../store/world.ts'
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

  return {
    create: async ({ body }) => {
      const real = clock()
      const { id = randomId(), ttl_seconds: lifetime, now, latency_ms: latency = null, key } = body
      const isNew = await createWorld(db, {
        id,
        createdAt: real,
        expiresAt: lifetime === undefined ? null : real + lifetime * second,
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
      return { status: 200, body: { version: 1, data: await exportWorld(db, id) } }
    },
    import: async ({ params, body }) => {
      const archive = readArchive(body.data)
      if (archive === null)
        throw new Refusal('invalid_request', { description: 'This is no archive of a world.' })
      await createWorld(db, { id: params.world, createdAt: clock(), expiresAt: null })
      const world = await worldNamed(service, params.world)
      await flush()
      try {
        await emptyWorld(service, world, trx => importWorld(trx, world.id, archive))
      } catch (error) {
        if (!isRefusedData(error)) throw error
        throw new Refusal('invalid_request', {
          description: 'The archive does not fit the store, or its ids live in another world.',
        })
      }
      return { status: 200, body: await shown(world.id) }
    },
  }
}
