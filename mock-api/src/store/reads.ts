import { cachedUntilWrite, type DataVersion } from './cachedUntilWrite.ts'
import type { Db, TransactionRow, WorldRow } from './tables.ts'
import { findTransactionNamed } from './transactions.ts'
import { findWorld } from './worlds.ts'

/** The reads of nearly every call. The result is never older than the last write of any replica. */
export interface Reads {
  readonly world: (id: string) => Promise<WorldRow | undefined>
  /** The transaction with this id, or with the application of this id. */
  readonly transaction: (id: string) => Promise<TransactionRow | undefined>
}

export const readsOf = (db: Db, revision: DataVersion): Reads => ({
  world: cachedUntilWrite(revision, id => findWorld(db, id)),
  transaction: cachedUntilWrite(revision, id => findTransactionNamed(db, id)),
})
