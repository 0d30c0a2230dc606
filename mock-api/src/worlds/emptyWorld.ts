import type { Service } from '../service.ts'
import { createWorld, deleteWorld } from '../store/worlds.ts'
import type { Db, WorldRow } from '../store/tables.ts'

/** Removes a world with everything in it, files included. */
export const removeWorld = async (
  { db, files }: Pick<Service, 'db' | 'files'>,
  id: string,
): Promise<void> => {
  await deleteWorld(db, id)
  await files.removeWorld(id)
}

/** Takes everything out of a world; its id and its lifetime stay. It may be filled anew at once. */
export const emptyWorld = async (
  { db, files }: Pick<Service, 'db' | 'files'>,
  { id, created_at: createdAt, expires_at: expiresAt }: WorldRow,
  refill: (db: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await db.transaction().execute(async trx => {
    await deleteWorld(trx, id)
    await createWorld(trx, { id, createdAt, expiresAt })
    await refill(trx)
  })
  await files.removeWorld(id)
}
