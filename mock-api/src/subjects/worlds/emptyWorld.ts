import type { Service } from '../../service/service.ts'
import { forgetListenersIn, heardKioskSessions } from '../../store/kioskSessions.ts'
import type { Notify } from '../../store/notifications.ts'
import { WorldRemoved } from '../../files/fileStore.ts'
import { listFiles } from './recordedFiles.ts'
import { insertSnapshot, listSnapshots } from '../../store/snapshots.ts'
import { createWorld, deleteWorld } from '../../store/worlds.ts'
import type { Db, WorldRow } from '../../store/tables.ts'
import { snapshotFolder } from '../../files/snapshotFolder.ts'

/** Makes the kiosks that listen in a world read their sessions again. */
const notifyKiosks = async (trx: Db, notify: Notify, world: string): Promise<void> => {
  for (const session of await heardKioskSessions(trx, world)) await notify({ session, number: 0 })
}

/** Deletes a world with its files and snapshots. */
export const removeWorld = async (
  { db, files, notifications, erase }: Pick<Service, 'db' | 'files' | 'notifications' | 'erase'>,
  id: string,
): Promise<void> => {
  const snapshots = await notifications.withNotifications(
    async (trx, notify) => {
      await notifyKiosks(trx, notify, id)
      const deleted = await listSnapshots(trx, id)
      await deleteWorld(trx, id)
      return deleted
    },
    work => db.transaction().execute(work),
  )
  for (const folder of [id, ...snapshots.map(snapshotFolder)]) await files.removeWorld(folder)
  await erase()
}

/**
 * Deletes everything of a world but its snapshots, id, lifetime and key. `refill` writes new rows in the same database
 * transaction. A file stays when a row refers to it again, or when it arrives meanwhile.
 */
export const emptyWorld = async (
  { db, files, notifications, erase }: Pick<Service, 'db' | 'files' | 'notifications' | 'erase'>,
  { id, created_at: createdAt, expires_at: expiresAt, key_hash: keyHash }: WorldRow,
  refill: (db: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const unusedFiles = await notifications.withNotifications(
    async (trx, notify) => {
      await notifyKiosks(trx, notify, id)
      const filesBefore = await listFiles(trx, id)
      const snapshots = await listSnapshots(trx, id)
      if (!(await deleteWorld(trx, id))) throw new WorldRemoved()
      await createWorld(trx, { id, createdAt, expiresAt, keyHash })
      for (const snapshot of snapshots) await insertSnapshot(trx, snapshot)
      await refill(trx)
      await forgetListenersIn(trx, id)
      const filesAfter = new Set(await listFiles(trx, id))
      return filesBefore.filter(file => !filesAfter.has(file))
    },
    work => db.transaction().execute(work),
  )
  for (const file of unusedFiles) await files.remove(id, file)
  await erase()
}
