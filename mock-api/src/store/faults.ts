import type { Db, FaultRow } from './tables.ts'

/** The faults that still apply, in the order in which they were requested. */
export const listFaults = (db: Db, world: string): Promise<FaultRow[]> =>
  db
    .selectFrom('faults')
    .selectAll()
    .where('world', '=', world)
    .where('remaining', '>', 0)
    .orderBy('id')
    .execute()

export const insertFault = async (db: Db, row: FaultRow): Promise<void> => {
  await db.insertInto('faults').values(row).execute()
  await db.updateTable('worlds').set({ faulty: 1 }).where('id', '=', row.world).execute()
}

export const clearFaults = async (db: Db, world: string): Promise<void> => {
  await db.deleteFrom('faults').where('world', '=', world).execute()
  await db.updateTable('worlds').set({ faulty: 0 }).where('id', '=', world).execute()
}

/** Counts a fault down. Returns whether it applies to this call. The database decides, so that none applies too often. */
export const strikeFault = async (db: Db, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('faults')
    .set(row => ({ remaining: row('remaining', '-', 1) }))
    .where('id', '=', id)
    .where('remaining', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
