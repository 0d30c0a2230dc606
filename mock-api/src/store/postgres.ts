import { type Dialect, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'

/** Moments are bigint columns and always fit a number. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, Number)

/**
 * PostgreSQL, so that any number of replicas serve the same worlds. A connection that breaks while nobody uses it is
 * only complained of: the next query opens another one.
 */
export const postgresDialect = (url: string, complain: (reason: string) => void): Dialect => {
  const pool = new Pool({ connectionString: url, max: 10, types: numbers })
  pool.on('error', ({ message }) => complain(message))
  return new PostgresDialect({ pool })
}
