import type { Dialect, Kysely, Transaction } from 'kysely'
import type { Notifications } from './notifications.ts'
import type { DataVersion } from './cachedUntilWrite.ts'
import type { Tables } from './tables.ts'

/**
 * A database transaction for which nobody waits: the last ones may be lost in a crash, whole and in order. Nothing that
 * is remembered is written in one.
 */
export type RelaxedCommit = (work: (trx: Transaction<Tables>) => Promise<void>) => Promise<void>

/** Erases deleted data from the store's files, as far as the database can. */
export type Erase = () => Promise<void>

/** Where a store is kept. */
export interface Database {
  readonly dialect: Dialect
  readonly revision: DataVersion
  readonly relaxedCommit: (db: Kysely<Tables>) => RelaxedCommit
  readonly erase: (db: Kysely<Tables>) => Erase
  readonly notifications: Notifications
  /** A second connection to the same database, for migrations; without it, `db` is used. */
  readonly migrations?: () => Dialect
}
