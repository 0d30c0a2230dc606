/** Why a store cannot do what a call needs: it is out of reach, or it has no room. */
export type StoreTrouble = 'unavailable' | 'storage_full'

/** SQLite: the disk is full, also where only the index of the write-ahead log finds no room. */
const fullSqlite: ReadonlySet<number> = new Set([13, 4_874])

/** What a file system says when it, a quota or a limit leaves no room. */
const fullFileSystem: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** PostgreSQL: its disk is full. */
const fullPostgres = '53100'

/**
 * PostgreSQL: class 08 is about connections; 53200 and 53300, no memory and no connection left; 57P01 to 57P05, the
 * server is stopped, has crashed, is starting, or ends a connection; 25006, it takes no writes, because another one does.
 */
const awayPostgres = /^(?:08...|53[23]00|57P0[1-5]|25006)$/

/** The system calls of a connection that breaks or is not made. */
const awayNetwork: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** What PostgreSQL's driver and the query builder say without a code, of a connection that broke or was not made in time. */
const awayDriver =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/

const troubleOfCode = (code: unknown, sqlite: unknown): StoreTrouble | null => {
  if (typeof sqlite === 'number') return fullSqlite.has(sqlite) ? 'storage_full' : null
  if (typeof code !== 'string') return null
  if (code === fullPostgres || fullFileSystem.has(code)) return 'storage_full'
  return awayPostgres.test(code) || awayNetwork.has(code) ? 'unavailable' : null
}

/** Whether an error of the database or of the file store is one of these, and which. */
export const troubleOf = (error: unknown): StoreTrouble | null => {
  if (!(error instanceof Error)) return null
  /** A host of several addresses fails with an error for each. */
  if (error instanceof AggregateError) return troubleOf(error.errors[0])
  const code = 'code' in error ? error.code : undefined
  const known = troubleOfCode(code, 'errcode' in error ? error.errcode : undefined)
  return known ?? (code === undefined && awayDriver.test(error.message) ? 'unavailable' : null)
}
