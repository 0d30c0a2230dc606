import { join } from 'node:path'
import { type Dialect, Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { type Env, EnvironmentError } from '../kit/env.ts'
import { makePrivateFolder } from '../kit/privateFolder.ts'
import type { Database, Erase, RelaxedCommit } from './database.ts'
import { worlds } from './migrations/001-worlds.ts'
import { faults } from './migrations/002-faults.ts'
import { entriesByWorld } from './migrations/003-journal.ts'
import { personas } from './migrations/005-personas.ts'
import { payments } from './migrations/006-payments.ts'
import { kiosk } from './migrations/007-kiosk.ts'
import { terminal } from './migrations/008-terminal.ts'
import { sessionEnds } from './migrations/009-sessionEnds.ts'
import { worldKeys } from './migrations/013-worldKeys.ts'
import { waitedMessages } from './migrations/014-waitedMessages.ts'
import { requestLog } from './migrations/015-requestLog.ts'
import { phoneSignatures } from './migrations/016-phoneSignatures.ts'
import { confirmations } from './migrations/017-confirmations.ts'
import { faultConditions } from './migrations/018-faultConditions.ts'
import { requestLogBatches } from './migrations/019-requestLogBatches.ts'
import { events } from './migrations/020-events.ts'
import { ownValues } from './migrations/021-ownValues.ts'
import { receivers } from './migrations/022-receivers.ts'
import { snapshotNames } from './migrations/023-snapshotNames.ts'
import { recordings } from './migrations/024-recordings.ts'
import { shareLinks } from './migrations/025-shareLinks.ts'
import { brokenCallbacks } from './migrations/026-brokenCallbacks.ts'
import type { Notifications } from './notifications.ts'
import { type Reads, readsOf } from './reads.ts'
import { sqliteDatabase } from './sqlite.ts'
import type { Tables } from './tables.ts'

/**
 * Every migration by its name, in order. A database stores the names of those it has, so that none is ever renamed and
 * a new one has the next number. The numbers 004 and 010 to 012 were never used.
 */
const migrations = {
  '001-worlds': worlds,
  '002-faults': faults,
  '003-journal': entriesByWorld,
  '005-personas': personas,
  '006-payments': payments,
  '007-kiosk': kiosk,
  '008-terminal': terminal,
  '009-sessionEnds': sessionEnds,
  '013-worldKeys': worldKeys,
  '014-waitedMessages': waitedMessages,
  '015-requestLog': requestLog,
  '016-phoneSignatures': phoneSignatures,
  '017-confirmations': confirmations,
  '018-faultConditions': faultConditions,
  '019-requestLogBatches': requestLogBatches,
  '020-events': events,
  '021-ownValues': ownValues,
  '022-receivers': receivers,
  '023-snapshotNames': snapshotNames,
  '024-recordings': recordings,
  '025-shareLinks': shareLinks,
  '026-brokenCallbacks': brokenCallbacks,
}

/** The reason of a failure. A host with several addresses fails with one error for each. */
const reasonIn = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonIn).join(', ')
  return error instanceof Error ? error.message : String(error)
}

const unusable = (setting: 'DATABASE_URL' | 'DATA_DIR', error: unknown) =>
  new EnvironmentError(`The setting ${setting} is wrong: ${reasonIn(error)}.`)

/** Fails when the database is unreachable. The embedded one is open already. */
const reach = async (db: Kysely<Tables>): Promise<void> => {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw unusable('DATABASE_URL', error)
  }
}

const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The store could not be brought up to date', { cause: error })
}

const migrateOver = async (dialect: Dialect): Promise<void> => {
  const db = new Kysely<Tables>({ dialect })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

interface Store {
  readonly db: Kysely<Tables>
  readonly reads: Reads
  readonly relaxedCommit: RelaxedCommit
  readonly erase: Erase
  readonly notifications: Notifications
}

/** The store in a database, with all its tables. */
export const openStoreOn = async ({
  dialect,
  revision,
  relaxedCommit,
  erase,
  notifications,
  migrations: migrationDialect,
}: Database): Promise<Store> => {
  const db = new Kysely<Tables>({ dialect })
  try {
    await reach(db)
    await (migrationDialect === undefined ? migrate(db) : migrateOver(migrationDialect()))
    return {
      db,
      reads: readsOf(db, revision),
      relaxedCommit: relaxedCommit(db),
      erase: erase(db),
      notifications,
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

const dataFolder = (folder: string): string => {
  try {
    makePrivateFolder(folder)
    return folder
  } catch (error) {
    throw unusable('DATA_DIR', error)
  }
}

const embedded = (folder: string): Database => {
  try {
    return sqliteDatabase(join(folder, 'store.sqlite'))
  } catch (error) {
    throw unusable('DATA_DIR', error)
  }
}

/** Loads the driver of PostgreSQL only when it is used, because the embedded store has to start quickly. */
const postgres = async (url: string, reportError: (reason: string) => void): Promise<Database> => {
  const { postgresDatabase } = await import('./postgres.ts')
  return postgresDatabase(url, reportError)
}

/**
 * Opens the store of the settings: PostgreSQL by its address, else the embedded one. Throws an EnvironmentError when
 * that fails.
 */
export const openStore = async (
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  reportError: (reason: string) => void,
): Promise<Store> => {
  /** This folder holds the files, also with PostgreSQL. */
  const folder = dataFolder(DATA_DIR)
  return openStoreOn(DATABASE_URL === '' ? embedded(folder) : await postgres(DATABASE_URL, reportError))
}
