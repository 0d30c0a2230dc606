import type { Db, OutboxRow } from './tables.ts'

/** Records that an application has to be confirmed. Call this in the transaction that accepts it. */
export const insertIntoOutbox = async (
  db: Db,
  row: Pick<OutboxRow, 'world' | 'state_id' | 'next_at'>,
): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({ ...row, message: null, tries: 0 })
    .execute()
}

/** The confirmations that are due at a moment of real time, the oldest first. */
export const dueInOutbox = (db: Db, at: number, limit: number): Promise<OutboxRow[]> =>
  db.selectFrom('outbox').selectAll().where('next_at', '<=', at).orderBy('next_at').limit(limit).execute()

/** Claims a confirmation until its next try, so that no other process sends it. Returns whether it was still due. */
export const claimInOutbox = async (
  db: Db,
  { world, state_id, tries }: OutboxRow,
  next_at: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ tries: tries + 1, next_at })
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .where('tries', '=', tries)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records the e-mail of a confirmation. Returns whether it had none before. */
export const setMessageInOutbox = async (
  db: Db,
  { world, state_id }: OutboxRow,
  message: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ message })
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .where('message', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteFromOutbox = async (db: Db, { world, state_id }: OutboxRow): Promise<void> => {
  await db.deleteFrom('outbox').where('world', '=', world).where('state_id', '=', state_id).execute()
}
