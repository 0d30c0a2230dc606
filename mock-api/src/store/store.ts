import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Env } from '../env.ts'
import type { Database, Unhurried } from './database.ts'
import { worlds } from './migrations/001-worlds.ts'
import { faults } from './migrations/002-faults.ts'
import { journal } from './migrations/003-journal.ts'
import { personas } from './migrations/005-personas.ts'
import { payments } from './migrations/006-payments.ts'
import { kiosk } from './migrations/007-kiosk.ts'
import { terminal } from './migrations/008-terminal.ts'
import type { News } from './news.ts'
import { type Reads, readsOf } from './reads.ts'
import { sqliteDatabase } from './sqlite.ts'
import type { Tables } from './tables.ts'

const migrations = {
  '001-worlds': worlds,
  '002-faults': faults,
  '003-journal': journal,
  '005-personas': personas,
  '006-payments': payments,
  '007-kiosk': kiosk,
  '008-terminal': terminal,
}

const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The store could not be brought up to date', { cause: error })
}

interface Store {
  readonly db: Kysely<Tables>
  readonly reads: Reads
  readonly unhurried: Unhurried
  readonly news: News
}

/** The store in a database, with all its tables. */
export const openStoreOn = async ({ dialect, revision, unhurried, news }: Database): Promise<Store> => {
  const db = new Kysely<Tables>({ dialect })
  try {
    await migrate(db)
    return { db, reads: readsOf(db, revision), unhurried: unhurried(db), news }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

const embedded = (folder: string): Database => {
  mkdirSync(folder, { recursive: true })
  return sqliteDatabase(join(folder, 'store.sqlite'))
}

/** PostgreSQL's driver is loaded only where it is used, because the embedded default is to start at once. */
const postgres = async (url: string, complain: (reason: string) => void): Promise<Database> => {
  const { postgresDatabase } = await import('./postgres.ts')
  return postgresDatabase(url, complain)
}

/** The store that the settings ask for: PostgreSQL by its address, else the embedded one. */
export const openStore = async (
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  complain: (reason: string) => void,
): Promise<Store> =>
  openStoreOn(DATABASE_URL === '' ? embedded(DATA_DIR) : await postgres(DATABASE_URL, complain))
