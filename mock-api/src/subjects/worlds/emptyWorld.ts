import type { Service } from '../../service/service.ts'
import { forgetListenersIn, heardKioskSessions } from '../../store/kioskSessions.ts'
import type { Notify } from '../../store/notifications.ts'
import { listFiles } from './recordedFiles.ts'
import { insertSnapshot, listSnapshots } from '../../store/snapshots.ts'
import { createWorld, deleteWorld } from '../../store/worlds.ts'
import type { Db, WorldRow } from '../../store/tables.ts'
import { snapshotFolder } from '../../files/snapshotFolder.ts'

/** Tells the kiosks that listen in a world that it is no longer what it was. */
const tellKiosks = async (trx: Db, tell: Notify, world: string): Promise<void> => {
  for (const session of await heardKioskSessions(trx, world)) await tell({ session, number: 0 })
}

/** Removes a world with everything in it, files and snapshots included. */
export const removeWorld = async (
  { db, files, notifications, erase }: Pick<Service, 'db' | 'files' | 'notifications' | 'erase'>,
  id: string,
): Promise<void> => {
  const snapshots = await notifications.withNotifications(
    async (trx, tell) => {
      await tellKiosks(trx, tell, id)
      const kept = await listSnapshots(trx, id)
      await deleteWorld(trx, id)
      return kept
    },
    work => db.transaction().execute(work),
  )
  for (const folder of [id, ...snapshots.map(snapshotFolder)]) await files.removeWorld(folder)
  await erase()
}

/**
 * Deletes everything of a world but its snapshots, its id, its lifetime and its key. It may be filled again at once.
 * A file whose row exists again stays, and so does a file that arrives meanwhile.
 */
export const emptyWorld = async (
  { db, files, notifications, erase }: Pick<Service, 'db' | 'files' | 'notifications' | 'erase'>,
  { id, created_at: createdAt, expires_at: expiresAt, key_hash: keyHash }: WorldRow,
  refill: (db: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const gone = await notifications.withNotifications(
    async (trx, tell) => {
      await tellKiosks(trx, tell, id)
      const before = await listFiles(trx, id)
      const snapshots = await listSnapshots(trx, id)
      await deleteWorld(trx, id)
      await createWorld(trx, { id, createdAt, expiresAt, keyHash })
      for (const snapshot of snapshots) await insertSnapshot(trx, snapshot)
      await refill(trx)
      await forgetListenersIn(trx, id)
      const after = new Set(await listFiles(trx, id))
      return before.filter(file => !after.has(file))
    },
    work => db.transaction().execute(work),
  )
  for (const file of gone) await files.remove(id, file)
  await erase()
}
