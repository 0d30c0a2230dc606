import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Env } from '../env.ts'
import { worlds } from './migrations/001-worlds.ts'
import { faults } from './migrations/002-faults.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

const migrations = { '001-worlds': worlds, '002-faults': faults }

const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The store could not be brought up to date', { cause: error })
}

/** The store over a dialect, with all its tables. */
export const openStoreOn = async (dialect: Dialect): Promise<Kysely<Tables>> => {
  const db = new Kysely<Tables>({ dialect })
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

const embedded = (folder: string): Dialect => {
  mkdirSync(folder, { recursive: true })
  return sqliteDialect(join(folder, 'store.sqlite'))
}

/** PostgreSQL's driver is loaded only where it is used, because the embedded default is to start at once. */
const postgres = async (url: string, complain: (reason: string) => void): Promise<Dialect> => {
  const { postgresDialect } = await import('./postgres.ts')
  return postgresDialect(url, complain)
}

/** The store that the settings ask for: PostgreSQL by its address, else the embedded one. */
export const openStore = async (
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  complain: (reason: string) => void,
): Promise<Kysely<Tables>> =>
  openStoreOn(DATABASE_URL === '' ? embedded(DATA_DIR) : await postgres(DATABASE_URL, complain))
