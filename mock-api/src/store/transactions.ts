import { comesAfter, containsText, type Page, type Paged } from './page.ts'
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
  row: Pick<TransactionRow, 'id' | 'world' | 'domain' | 'type' | 'created_at' | 'device_hash'>,
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
      ended_at: null,
    })
    .execute()
}

export const changeTransaction = async (
  db: Db,
  { world, id }: Pick<TransactionRow, 'world' | 'id'>,
  change: Partial<Pick<TransactionRow, 'postal_code' | 'refused' | 'identity_hash' | 'device_hash'>>,
): Promise<void> => {
  await db.updateTable('transactions').set(change).where('world', '=', world).where('id', '=', id).execute()
}

type Acceptance = Pick<TransactionRow, 'app_id' | 'submitted_at' | 'body' | 'fingerprint' | 'answer'>

/** Saves an accepted application. The transaction has to be locked and open. */
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

/** Whether an application can still be changed: it is not accepted, and its session has not ended. */
export const isOpen = ({
  app_id: appId,
  ended_at: endedAt,
}: Pick<TransactionRow, 'app_id' | 'ended_at'>): boolean => appId === null && endedAt === null

/** The transactions of a kiosk whose session has not ended. */
export const unendedTransactionsOf = (
  db: Db,
  { world, device_hash }: Pick<TransactionRow, 'world' | 'device_hash'>,
): Promise<Pick<TransactionRow, 'world' | 'id'>[]> =>
  db
    .selectFrom('transactions')
    .select(['world', 'id'])
    .where('world', '=', world)
    .where('device_hash', '=', device_hash)
    .where('ended_at', 'is', null)
    .execute()

/**
 * Ends the session of a transaction; its other writers wait until the current database transaction is over. Returns
 * whether the application was submitted, or undefined when the session had ended before.
 */
export const endTransactionSession = async (
  db: Db,
  { world, id }: Pick<TransactionRow, 'world' | 'id'>,
  at: number,
): Promise<{ readonly isSubmitted: boolean } | undefined> => {
  const row = await db
    .updateTable('transactions')
    .set({ ended_at: at, identity_hash: null })
    .where('world', '=', world)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('app_id')
    .executeTakeFirst()
  return row === undefined ? undefined : { isSubmitted: row.app_id !== null }
}

/**
 * Locks a transaction: its other writers wait for the end of the present database transaction. Returns whether it is
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
    .returning(['app_id', 'ended_at'])
    .executeTakeFirst()
  return row !== undefined && isOpen(row)
}

interface TransactionFilter {
  /** Whether it is submitted, ended before, or neither. */
  readonly state?: 'started' | 'submitted' | 'ended' | undefined
  readonly domain?: string | undefined
  readonly type?: string | undefined
  /** A text in its ids or in its submission. */
  readonly text?: string | undefined
}

const filtered = (db: Db, world: string, { state, domain, type, text }: TransactionFilter) => {
  let query = db.selectFrom('transactions').where('world', '=', world)
  if (state === 'submitted') query = query.where('app_id', 'is not', null)
  if (state === 'ended') query = query.where('app_id', 'is', null).where('ended_at', 'is not', null)
  if (state === 'started') query = query.where('app_id', 'is', null).where('ended_at', 'is', null)
  if (domain !== undefined) query = query.where('domain', '=', domain)
  if (type !== undefined) query = query.where('type', '=', type)
  if (text === undefined) return query
  return query.where(containsText(['id', 'app_id', 'body'], text))
}

/** The transactions of a world that match, the oldest first, and how many there are on all pages. */
export const listTransactions = async (
  db: Db,
  world: string,
  filter: TransactionFilter,
  { after, limit }: Page<TransactionRow>,
): Promise<Paged<TransactionRow>> => {
  const matching = filtered(db, world, filter)
  const { total } = await matching
    .select(count => count.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const later =
    after === undefined
      ? matching
      : matching.where(comesAfter('oldest', { created_at: after.created_at, id: after.id }))
  const rows = await later.selectAll().orderBy('created_at').orderBy('id').limit(limit).execute()
  return { rows, total: Number(total) }
}

/** How many transactions a world has. */
export const countTransactions = async (db: Db, world: string): Promise<number> => {
  const { total } = await db
    .selectFrom('transactions')
    .select(count => count.fn.countAll<number | string>().as('total'))
    .where('world', '=', world)
    .executeTakeFirstOrThrow()
  return Number(total)
}
