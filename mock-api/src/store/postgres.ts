import { type Dialect, PostgresDialect, sql } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import type { Database } from './database.ts'
import type { Notifications } from './notifications.ts'
import { postgresNotifications } from './postgresNotifications.ts'

/** Moments are bigint columns and always fit a number. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, Number)

/** A store over any dialect of PostgreSQL. Another replica may write at any moment, so that every read is a query. */
export const onPostgres = (dialect: Dialect, notifications: Notifications): Database => ({
  dialect,
  revision: null,
  notifications,
  relaxedCommit: db => work =>
    db.transaction().execute(async trx => {
      await sql`set local synchronous_commit = off`.execute(trx)
      await work(trx)
    }),
  /** The server decides when it reuses the space of deleted rows; only its operator can have them overwritten. */
  erase: () => () => Promise.resolve(),
})

/** Timeouts for PostgreSQL. Milliseconds. */
export interface PostgresTimeouts {
  /** Time to get a connection, a new one or one of the pool. */
  readonly connect: number
  /** Time to answer a query. */
  readonly query: number
}

const defaultTimeouts: PostgresTimeouts = { connect: 5_000, query: 20_000 }

/** After how long PostgreSQL ends an idle transaction, for example of a suspended process. Milliseconds. */
const idleTransaction = 10_000

/**
 * PostgreSQL, with which any number of replicas serve the same worlds. A broken connection is reported and discarded,
 * in use or not; the next query opens another one.
 */
export const postgresDatabase = (
  url: string,
  reportError: (reason: string) => void,
  { connect, query }: PostgresTimeouts = defaultTimeouts,
): Database => {
  const settings = {
    connectionString: url,
    types: numbers,
    keepAlive: true,
    connectionTimeoutMillis: connect,
  }
  const pool = new Pool({
    ...settings,
    max: 10,
    query_timeout: query,
    idle_in_transaction_session_timeout: idleTransaction,
  })
  /** The pool reports errors of idle connections only; unhandled errors of the others would end the process. */
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', ({ message }) => reportError(message)))
  return {
    ...onPostgres(new PostgresDialect({ pool }), postgresNotifications(settings, reportError)),
    /** These connections have no query timeout: a migration may take long, and waits for that of another replica. */
    migrations: () => new PostgresDialect({ pool: new Pool({ ...settings, max: 2 }) }),
  }
}
