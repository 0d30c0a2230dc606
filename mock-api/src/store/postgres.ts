import { PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import type { Database } from './database.ts'

/** Moments are bigint columns and always fit a number. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, Number)

/**
 * PostgreSQL, so that any number of replicas serve the same worlds. A connection that breaks while nobody uses it is
 * only complained of: the next query opens another one.
 */
export const postgresDatabase = (url: string, complain: (reason: string) => void): Database => {
  const pool = new Pool({ connectionString: url, max: 10, types: numbers })
  pool.on('error', ({ message }) => complain(message))
  /** Another replica may have written at any moment. */
  return { dialect: new PostgresDialect({ pool }), revision: null }
}
