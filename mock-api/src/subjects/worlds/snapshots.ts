import { randomId } from '../../kit/randomId.ts'
import type { Service } from '../../service/service.ts'
import { exportWorld, importWorld, readArchive } from '../../store/archive.ts'
import { insertSnapshot, listSnapshots } from '../../store/snapshots.ts'
import type { WorldRow } from '../../store/tables.ts'
import { emptyWorld } from './emptyWorld.ts'
import { snapshotFolder } from '../../files/snapshotFolder.ts'

type Keeper = Pick<Service, 'db' | 'files' | 'notifications' | 'erase'>

/** Remembers everything in a world, its files too. Answers the id of the snapshot. */
export const takeSnapshot = async (service: Keeper, world: string): Promise<string> => {
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

/** Puts a world back to a snapshot of it; answers whether there is one. */
export const restoreSnapshot = async (service: Keeper, world: WorldRow, id: string): Promise<boolean> => {
  const { db, files } = service
  const snapshots = await listSnapshots(db, world.id)
  const archive = readArchive(snapshots.find(snapshot => snapshot.id === id)?.data ?? '')
  if (archive === null) return false
  /** The files first: every row has its file even if this is interrupted. */
  await files.copyWorld(snapshotFolder({ id }), world.id)
  await emptyWorld(service, world, trx => importWorld(trx, world.id, archive))
  return true
}
