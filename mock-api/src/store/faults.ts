import type { Db, FaultRow } from './tables.ts'

/** Every fault of a world, in the order in which they were requested. */
export const listFaults = (db: Db, world: string): Promise<FaultRow[]> =>
  db.selectFrom('faults').selectAll().where('world', '=', world).orderBy('id').execute()

/** Those that still apply. */
export const listOpenFaults = async (db: Db, world: string): Promise<FaultRow[]> => {
  const rows = await listFaults(db, world)
  return rows.filter(({ remaining }) => remaining > 0)
}

export const insertFault = async (db: Db, row: FaultRow): Promise<void> => {
  await db.insertInto('faults').values(row).execute()
  await db.updateTable('worlds').set({ faulty: 1 }).where('id', '=', row.world).execute()
}

/** How many calls a stub answers that nothing follows. */
const stubTimes = 1_000

/**
 * Adds a stub. The last stub of the same calls answers all of them; an earlier one with another answer answers one call
 * before.
 */
export const putStub = async (
  db: Db,
  stub: Pick<FaultRow, 'id' | 'world' | 'operation' | 'effect' | 'conditions'>,
): Promise<void> => {
  const last = await db
    .selectFrom('faults')
    .selectAll()
    .where('world', '=', stub.world)
    .where('operation', '=', stub.operation)
    .where('conditions', '=', stub.conditions)
    .where('effect', 'like', '{"kind":"answer"%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.effect === stub.effect) return
  if (last !== undefined)
    await db.updateTable('faults').set({ remaining: 1 }).where('id', '=', last.id).execute()
  await insertFault(db, { ...stub, matched: 0, struck: 0, remaining: stubTimes })
}

/** Deletes a fault. Returns whether it existed. */
export const deleteFault = async (db: Db, world: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('faults')
    .where('world', '=', world)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const clearFaults = async (db: Db, world: string): Promise<void> => {
  await db.deleteFrom('faults').where('world', '=', world).execute()
  await db.updateTable('worlds').set({ faulty: 0 }).where('id', '=', world).execute()
}

/** Counts a call. Returns how many calls the fault has counted with this one: the database gives each its own number. */
export const countCall = async (db: Db, id: string): Promise<number> => {
  const counted = await db
    .updateTable('faults')
    .set(row => ({ matched: row('matched', '+', 1) }))
    .where('id', '=', id)
    .returning('matched')
    .executeTakeFirst()
  return counted?.matched ?? 0
}

/** Counts a fault down. Returns whether it applies to this call. The database decides, so that none applies too often. */
export const strikeFault = async (db: Db, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('faults')
    .set(row => ({ remaining: row('remaining', '-', 1), struck: row('struck', '+', 1) }))
    .where('id', '=', id)
    .where('remaining', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
