import { randomId } from '../../kit/randomId.ts'
import type { Service } from '../../service/service.ts'
import { exportWorld, importWorld, readArchive } from '../../store/archive.ts'
import { deleteSnapshot, insertSnapshot, type SnapshotListing } from '../../store/snapshots.ts'
import type { SnapshotRow, WorldRow } from '../../store/tables.ts'
import { emptyWorld } from './emptyWorld.ts'
import { snapshotFolder } from '../../files/snapshotFolder.ts'

type SnapshotService = Pick<Service, 'db' | 'files' | 'notifications' | 'erase' | 'clock'>

/** Saves everything of a world, with its files, as a snapshot. */
export const takeSnapshot = async (
  service: SnapshotService,
  world: string,
  name: string | null,
): Promise<SnapshotRow> => {
  const { db, files, clock } = service
  const id = randomId()
  const folder = snapshotFolder({ id })
  try {
    const data = await exportWorld(db, world)
    await files.copyWorld(world, folder)
    const snapshot = { id, world, name, taken_at: clock(), data }
    await insertSnapshot(db, snapshot)
    return snapshot
  } catch (error) {
    await files.removeWorld(folder)
    throw error
  }
}

/** Restores a world from a snapshot of it. */
export const restoreSnapshot = async (
  service: SnapshotService,
  world: WorldRow,
  { id, data }: Pick<SnapshotRow, 'id' | 'data'>,
): Promise<void> => {
  const { files } = service
  const archive = readArchive(data)
  if (archive === null) throw new Error(`The snapshot ${id} cannot be read`)
  /** The files are copied first, so that every row has its file even after an interruption. */
  await files.copyWorld(snapshotFolder({ id }), world.id)
  await emptyWorld(service, world, trx => importWorld(trx, world.id, archive))
}

/** Deletes a snapshot with its files. */
export const removeSnapshot = async (
  { db, files, erase }: SnapshotService,
  snapshot: SnapshotListing,
): Promise<void> => {
  await deleteSnapshot(db, snapshot)
  await files.removeWorld(snapshotFolder(snapshot))
  await erase()
}
