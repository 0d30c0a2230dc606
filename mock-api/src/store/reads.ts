import type { Awaitable } from '../kit/awaitable.ts'
import { cachedUntilWrite, type DataVersion } from './cachedUntilWrite.ts'
import type { Db, TransactionRow, WorldRow } from './tables.ts'
import { findTransactionNamed } from './transactions.ts'
import { findWorld } from './worlds.ts'

/**
 * The reads of nearly every call. The result is never older than the last write of any replica; it is no promise when it is
 * cached.
 */
export interface Reads {
  readonly world: (id: string) => Awaitable<WorldRow | undefined>
  /** The transaction with this id, or with the application of this id. */
  readonly transaction: (id: string) => Awaitable<TransactionRow | undefined>
}

export const readsOf = (db: Db, revision: DataVersion): Reads => ({
  world: cachedUntilWrite(revision, id => findWorld(db, id)),
  transaction: cachedUntilWrite(revision, id => findTransactionNamed(db, id)),
})
