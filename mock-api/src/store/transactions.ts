import type { Db, TransactionRow } from './tables.ts'

/** The transaction with this id, or with the application of this id. */
export const findTransactionNamed = (db: Db, id: string): Promise<TransactionRow | undefined> =>
  db
    .selectFrom('transactions')
    .selectAll()
    .where(where => where.or([where('id', '=', id), where('app_id', '=', id)]))
    .executeTakeFirst()

export const findTransaction = (db: Db, world: string, id: string): Promise<TransactionRow | undefined> =>
  db.selectFrom('transactions').selectAll().where('world', '=', world).where('id', '=', id).executeTakeFirst()

export const insertTransaction = async (
  db: Db,
  row: Pick<TransactionRow, 'id' | 'world' | 'domain' | 'type' | 'created_at'>,
): Promise<void> => {
  await db
    .insertInto('transactions')
    .values({
      ...row,
      postal_code: null,
      refused: null,
      identity_hash: null,
      app_id: null,
      submitted_at: null,
      body: null,
      fingerprint: null,
      answer: null,
    })
    .execute()
}

export const changeTransaction = async (
  db: Db,
  { world, id }: Pick<TransactionRow, 'world' | 'id'>,
  change: Partial<Pick<TransactionRow, 'postal_code' | 'refused' | 'identity_hash'>>,
): Promise<void> => {
  await db.updateTable('transactions').set(change).where('world', '=', world).where('id', '=', id).execute()
}

type Acceptance = Pick<TransactionRow, 'app_id' | 'submitted_at' | 'body' | 'fingerprint' | 'answer'>

/** Keeps an accepted application. The transaction is to be locked and open. */
export const acceptTransaction = async (
  db: Db,
  { world, id }: Pick<TransactionRow, 'world' | 'id'>,
  acceptance: Acceptance,
): Promise<void> => {
  await db
    .updateTable('transactions')
    .set(acceptance)
    .where('world', '=', world)
    .where('id', '=', id)
    .execute()
}

/** Whether an application can still be changed: it was not accepted yet. */
export const isOpen = ({ app_id }: Pick<TransactionRow, 'app_id'>): boolean => app_id === null

/**
 * Makes other writers of this transaction wait until the present database transaction is over; answers whether it is
 * still open.
 */
export const lockTransaction = async (
  db: Db,
  { world, id }: Pick<TransactionRow, 'world' | 'id'>,
): Promise<boolean> => {
  const row = await db
    .updateTable('transactions')
    .set({ world })
    .where('world', '=', world)
    .where('id', '=', id)
    .returning('app_id')
    .executeTakeFirst()
  return row !== undefined && isOpen(row)
}
