import type { control } from '@open-account/contracts/control/control'
import type { Snapshot } from '@open-account/contracts/control/snapshots'
import type { Handlers } from '../../plugins/contract.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { findSnapshot, pageOfSnapshots, type SnapshotListing } from '../../store/snapshots.ts'
import type { SnapshotRow } from '../../store/tables.ts'
import { removeSnapshot, restoreSnapshot, takeSnapshot } from '../../subjects/worlds/snapshots.ts'
import { utc } from '../../kit/utc.ts'
import { worldAnswer } from './worldAnswer.ts'
import { worldNamed } from './worldNamed.ts'

/** A snapshot of a world. Refuses an unknown one. */
export const snapshotIn = async (
  { db }: Pick<Service, 'db'>,
  world: string,
  id: string,
): Promise<SnapshotRow> => {
  const found = await findSnapshot(db, world, id)
  if (found === undefined) throw new Refusal('not_found', { description: 'This world has no such snapshot.' })
  return found
}

const listed = ({ id, name, taken_at: at }: SnapshotListing): Snapshot => ({
  id,
  name,
  taken_at: at === null ? null : utc(at),
})

export const snapshotRoutes = (
  service: Service,
  flush: () => Promise<void>,
): Handlers<typeof control.snapshots> => ({
  list: async ({ params, query: { text, after: afterId, limit } }) => {
    const { id: world } = await worldNamed(service, params.world)
    const after = afterId === undefined ? undefined : await snapshotIn(service, world, afterId)
    const { rows, total } = await pageOfSnapshots(service.db, world, { text, after, limit })
    return { status: 200, body: { snapshots: rows.map(listed), total } }
  },
  take: async ({ params, body }) => {
    const { id } = await worldNamed(service, params.world)
    await flush()
    return { status: 201, body: listed(await takeSnapshot(service, id, body?.name ?? null)) }
  },
  restore: async ({ params }) => {
    const world = await worldNamed(service, params.world)
    await flush()
    await restoreSnapshot(service, world, await snapshotIn(service, world.id, params.snapshot))
    return { status: 200, body: worldAnswer(service, await worldNamed(service, world.id)) }
  },
  remove: async ({ params }) => {
    const { id: world } = await worldNamed(service, params.world)
    await removeSnapshot(service, await snapshotIn(service, world, params.snapshot))
    return { status: 204, body: undefined }
  },
})
