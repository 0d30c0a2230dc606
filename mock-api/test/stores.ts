import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Database } from '../src/store/database.ts'
import { localNotifications } from '../src/store/localNotifications.ts'
import { onPostgres, postgresDatabase } from '../src/store/postgres.ts'
import { sqliteDatabase } from '../src/store/sqlite.ts'
import type { TestServer } from './postgres.ts'
import { randomId } from '../src/kit/randomId.ts'

const asServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of a new database on the server of this run, which is deleted after the run. */
const freshPostgres = async ({ url, prefix }: TestServer): Promise<string> => {
  const name = `${prefix}${Buffer.from(randomId()).toString('hex')}`
  await asServer(url, `CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

const onServer = (url: string): Database =>
  postgresDatabase(url, reason => {
    throw new Error(reason)
  })

/** The address of a new database; null where there is no server. */
export const postgresAddress = async (): Promise<string | null> => {
  const server = inject('postgres')
  return server === null ? null : freshPostgres(server)
}

/** What opens one and the same database, as replicas do; null where there is no server. */
export const sharedPostgres = async (): Promise<
  ((complain: (reason: string) => void) => Database) | null
> => {
  const server = inject('postgres')
  if (server === null) return null
  const url = await freshPostgres(server)
  return complain => postgresDatabase(url, complain)
}

/** A new PostgreSQL database, and a function that opens it through a given address; only where there is a server. */
export const gatedPostgres = async () => {
  const server = inject('postgres')
  if (server === null) throw new Error('There is no PostgreSQL')
  return { url: await freshPostgres(server), database: postgresDatabase }
}

interface TestedStore {
  readonly name: string
  /** A new and empty store; `folder` is where one that needs a file may put it. */
  readonly database: (folder: string) => Promise<Database>
}

/** The stores that every test of the store runs on. */
export const stores: readonly TestedStore[] = [
  { name: 'SQLite', database: folder => Promise.resolve(sqliteDatabase(join(folder, 'store.sqlite'))) },
  {
    name: 'PostgreSQL',
    database: async () => {
      const server = inject('postgres')
      return server === null
        ? onPostgres(new PGliteDialect({ pglite: new PGlite() }), localNotifications())
        : onServer(await freshPostgres(server))
    },
  },
]
