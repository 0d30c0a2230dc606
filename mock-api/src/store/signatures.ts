import type { ExpressionBuilder } from 'kysely'
import type { Db, SignatureRow, Tables, TransactionRow, WorldRow } from './tables.ts'

/** How long a signature waits for the application that is submitted with it: a day, in milliseconds. */
const waits = 86_400_000

export const insertSignature = async (db: Db, row: SignatureRow): Promise<void> => {
  await db.insertInto('signatures').values(row).execute()
}

type OfTransaction = Pick<TransactionRow, 'world' | 'id'>

/** Whether a signature belongs to a transaction, or is unclaimed and not too old at a moment of world time. */
const isFor = (stateId: string, at: number) => (where: ExpressionBuilder<Tables, 'signatures'>) =>
  where.or([
    where('state_id', '=', stateId),
    where.and([where('state_id', 'is', null), where('created_at', '>', at - waits)]),
  ])

/** The signature with this id, unless another transaction was submitted with it. */
export const findSignature = (
  db: Db,
  { world, id: stateId }: OfTransaction,
  id: string,
  at: number,
): Promise<SignatureRow | undefined> =>
  db
    .selectFrom('signatures')
    .selectAll()
    .where('world', '=', world)
    .where('id', '=', id)
    .where(isFor(stateId, at))
    .executeTakeFirst()

/** Binds a signature to the transaction that is submitted with it. Returns whether that was possible. */
export const claimSignature = async (
  db: Db,
  { world, id: stateId }: OfTransaction,
  id: string,
  at: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('signatures')
    .set({ state_id: stateId })
    .where('world', '=', world)
    .where('id', '=', id)
    .where(isFor(stateId, at))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The worlds with unclaimed signatures. */
export const worldsWithWaitingSignatures = (db: Db): Promise<WorldRow[]> =>
  db
    .selectFrom('worlds')
    .selectAll()
    .where('id', 'in', from => from.selectFrom('signatures').select('world').where('state_id', 'is', null))
    .execute()

/** Deletes the signatures of a world that are unclaimed for too long at a moment of its time. Returns their ids. */
export const forgetSignatures = async (db: Db, world: string, at: number): Promise<readonly string[]> => {
  const rows = await db
    .deleteFrom('signatures')
    .where('world', '=', world)
    .where('state_id', 'is', null)
    .where('created_at', '<=', at - waits)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
