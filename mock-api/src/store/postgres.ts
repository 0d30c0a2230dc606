import { type Dialect, PostgresDialect, sql } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import type { Database } from './database.ts'
import type { News } from './news.ts'
import { postgresNews } from './postgresNews.ts'

/** Moments are bigint columns and always fit a number. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, Number)

/** A store behind any dialect of PostgreSQL. Another replica may write at any moment, so that only asking tells. */
export const onPostgres = (dialect: Dialect, news: News): Database => ({
  dialect,
  revision: null,
  news,
  unhurried: db => work =>
    db.transaction().execute(async trx => {
      await sql`set local synchronous_commit = off`.execute(trx)
      await work(trx)
    }),
})

/**
 * PostgreSQL, so that any number of replicas serve the same worlds. A connection that breaks while nobody uses it is
 * only complained of: the next query opens another one.
 */
export const postgresDatabase = (url: string, complain: (reason: string) => void): Database => {
  const pool = new Pool({ connectionString: url, max: 10, types: numbers })
  pool.on('error', ({ message }) => complain(message))
  return onPostgres(new PostgresDialect({ pool }), postgresNews(url, complain))
}
