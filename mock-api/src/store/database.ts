import type { Dialect, Kysely, Transaction } from 'kysely'
import type { Notifications } from './notifications.ts'
import type { DataVersion } from './cachedUntilWrite.ts'
import type { Tables } from './tables.ts'

/**
 * A database transaction that is committed without waiting for the disk. A crash may lose the last of these
 * transactions, each as a whole and in order. Nothing that `cachedUntilWrite` caches is written in one.
 */
export type RelaxedCommit = (work: (trx: Transaction<Tables>) => Promise<void>) => Promise<void>

/** Erases deleted data from the store's files, as far as the database can. */
export type Erase = () => Promise<void>

/** The database of a store. */
export interface Database {
  readonly dialect: Dialect
  readonly revision: DataVersion
  readonly relaxedCommit: (db: Kysely<Tables>) => RelaxedCommit
  readonly erase: (db: Kysely<Tables>) => Erase
  readonly notifications: Notifications
  /** A second connection to the same database, for migrations; without it, `db` is used. */
  readonly migrations?: () => Dialect
}
