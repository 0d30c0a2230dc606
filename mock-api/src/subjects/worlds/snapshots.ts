import { randomId } from '../../kit/randomId.ts'
import type { Service } from '../../service/service.ts'
import { exportWorld, importWorld, readArchive } from '../../store/archive.ts'
import { insertSnapshot, listSnapshots } from '../../store/snapshots.ts'
import type { WorldRow } from '../../store/tables.ts'
import { emptyWorld } from './emptyWorld.ts'
import { snapshotFolder } from '../../files/snapshotFolder.ts'

type SnapshotService = Pick<Service, 'db' | 'files' | 'notifications' | 'erase'>

/** Saves everything of a world, with its files, as a snapshot. Returns its id. */
export const takeSnapshot = async (service: SnapshotService, world: string): Promise<string> => {
  const { db, files } = service
  const id = randomId()
  const folder = snapshotFolder({ id })
  try {
    const data = await exportWorld(db, world)
    await files.copyWorld(world, folder)
    await insertSnapshot(db, { id, world, data })
  } catch (error) {
    await files.removeWorld(folder)
    throw error
  }
  return id
}

/** Restores a world from a snapshot of it. Returns whether there is such a snapshot. */
export const restoreSnapshot = async (
  service: SnapshotService,
  world: WorldRow,
  id: string,
): Promise<boolean> => {
  const { db, files } = service
  const snapshots = await listSnapshots(db, world.id)
  const archive = readArchive(snapshots.find(snapshot => snapshot.id === id)?.data ?? '')
  if (archive === null) return false
  /** The files are copied first, so that every row has its file even after an interruption. */
  await files.copyWorld(snapshotFolder({ id }), world.id)
  await emptyWorld(service, world, trx => importWorld(trx, world.id, archive))
  return true
}
