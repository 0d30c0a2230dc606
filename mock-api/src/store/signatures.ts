import type { Db, SignatureRow, TransactionRow } from './tables.ts'

export const insertSignature = async (db: Db, row: SignatureRow): Promise<void> => {
  await db.insertInto('signatures').values(row).execute()
}

type OfTransaction = Pick<TransactionRow, 'world' | 'id'>

/** A signature of the transaction's world that no other transaction was submitted with. */
export const findSignature = (
  db: Db,
  { world, id: stateId }: OfTransaction,
  id: string,
): Promise<SignatureRow | undefined> =>
  db
    .selectFrom('signatures')
    .selectAll()
    .where('world', '=', world)
    .where('id', '=', id)
    .where(where => where.or([where('state_id', 'is', null), where('state_id', '=', stateId)]))
    .executeTakeFirst()

/** Binds a signature to the transaction that is submitted with it; answers whether it could be had. */
export const claimSignature = async (
  db: Db,
  { world, id: stateId }: OfTransaction,
  id: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('signatures')
    .set({ state_id: stateId })
    .where('world', '=', world)
    .where('id', '=', id)
    .where(where => where.or([where('state_id', 'is', null), where('state_id', '=', stateId)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
