import type { Db, OneTimePasswordRow } from './tables.ts'

type OfTransaction = Pick<OneTimePasswordRow, 'world' | 'state_id'>

/** The times at which codes of a transaction were sent since a moment, the latest first. */
export const codesSentSince = async (
  db: Db,
  { world, state_id }: OfTransaction,
  since: number,
): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('one_time_passwords')
    .select('sent_at')
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .where('sent_at', '>', since)
    .orderBy('sent_at', 'desc')
    .execute()
  return rows.map(({ sent_at }) => sent_at)
}

export const insertCode = async (db: Db, row: OneTimePasswordRow): Promise<void> => {
  await db.insertInto('one_time_passwords').values(row).execute()
}

/** The code that counts: the one that was sent last, to any e-mail. */
export const latestCode = (
  db: Db,
  { world, state_id }: OfTransaction,
): Promise<OneTimePasswordRow | undefined> =>
  db
    .selectFrom('one_time_passwords')
    .selectAll()
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Counts one try of a code, unless it is used or was tried `most` times. Returns whether this try counts. The
 * database decides, so that tries at the same moment cannot exceed the limit.
 */
export const countTry = async (db: Db, id: string, most: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('one_time_passwords')
    .set(row => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('used', '=', 0)
    .where('tries', '<', most)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks a code as used. Returns whether it was unused. */
export const spendCode = async (db: Db, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('one_time_passwords')
    .set({ used: 1 })
    .where('id', '=', id)
    .where('used', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether an e-mail was verified in a transaction. */
export const isVerified = async (
  db: Db,
  { world, state_id, email_hash }: Pick<OneTimePasswordRow, 'world' | 'state_id' | 'email_hash'>,
): Promise<boolean> => {
  const found = await db
    .selectFrom('one_time_passwords')
    .select('id')
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .where('email_hash', '=', email_hash)
    .where('used', '=', 1)
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes the codes of a transaction. */
export const deleteCodesOf = async (db: Db, { world, state_id }: OfTransaction): Promise<void> => {
  await db
    .deleteFrom('one_time_passwords')
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .execute()
}
