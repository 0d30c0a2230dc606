import type { Db, SnapshotRow } from './tables.ts'

export const insertSnapshot = async (db: Db, row: SnapshotRow): Promise<void> => {
  await db.insertInto('snapshots').values(row).execute()
}

/** The snapshots of a world. */
export const listSnapshots = (db: Db, world: string): Promise<SnapshotRow[]> =>
  db.selectFrom('snapshots').selectAll().where('world', '=', world).orderBy('id').execute()
