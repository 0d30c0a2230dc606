import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Dialect, PGliteDialect } from 'kysely'
import { Client } from 'pg'
import { inject } from 'vitest'
import { postgresDialect } from '../src/store/postgres.ts'
import { sqliteDialect } from '../src/store/sqlite.ts'
import type { TestServer } from './postgres.ts'
import { randomId } from '../src/randomId.ts'

const asServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of its own on the server of this run; gone when the run is over. */
const freshPostgres = async ({ url, prefix }: TestServer): Promise<Dialect> => {
  const name = `${prefix}${Buffer.from(randomId()).toString('hex')}`
  await asServer(url, `CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return postgresDialect(own.href, reason => {
    throw new Error(reason)
  })
}

interface TestedStore {
  readonly name: string
  /** A new and empty store; `folder` is where one that needs a file may put it. */
  readonly dialect: (folder: string) => Promise<Dialect>
}

/** The stores that every test of the store runs on. */
export const stores: readonly TestedStore[] = [
  { name: 'SQLite', dialect: folder => Promise.resolve(sqliteDialect(join(folder, 'store.sqlite'))) },
  {
    name: 'PostgreSQL',
    dialect: async () => {
      const server = inject('postgres')
      return server === null ? new PGliteDialect({ pglite: new PGlite() }) : freshPostgres(server)
    },
  },
]
