import type { Dialect, Kysely, Transaction } from 'kysely'
import type { News } from './news.ts'
import type { Revision } from './remembered.ts'
import type { Tables } from './tables.ts'

/**
 * A database transaction for which nobody waits: the last ones may be lost in a crash, whole and in order. Nothing that
 * is remembered is written in one.
 */
export type Unhurried = (work: (trx: Transaction<Tables>) => Promise<void>) => Promise<void>

/** Erases deleted data from the store's files, as far as the database can. */
export type Erase = () => Promise<void>

/** Where a store is kept. */
export interface Database {
  readonly dialect: Dialect
  readonly revision: Revision
  readonly unhurried: (db: Kysely<Tables>) => Unhurried
  readonly erase: (db: Kysely<Tables>) => Erase
  readonly news: News
  /** A second connection to the same database, for migrations; without it, `db` is used. */
  readonly migrations?: () => Dialect
}
