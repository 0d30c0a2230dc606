/** Why the store cannot serve a call: it is unreachable, or it is full. */
export type StoreTrouble = 'unavailable' | 'storage_full'

/** An error of a store whose kind of trouble is known where it is thrown. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly trouble: StoreTrouble

  constructor(trouble: StoreTrouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.trouble = trouble
  }
}

/** SQLite: the disk is full, also when only the index of the write-ahead log does not fit. */
const fullSqlite: ReadonlySet<number> = new Set([13, 4_874])

/** Errors of a file system that is full, or whose quota or size limit is reached. */
const fullFileSystem: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** PostgreSQL: its disk is full. */
const fullPostgres = '53100'

/**
 * PostgreSQL: class 08 is about connections; 53200 and 53300, no memory and no connection left; 57P01 to 57P05, the
 * server is stopped, has crashed, is starting, or ends a connection; 25006, it is a read-only standby.
 */
const awayPostgres = /^(?:08...|53[23]00|57P0[1-5]|25006)$/

/** System errors of a connection that breaks or cannot be opened. */
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

/** Messages, without a code, of PostgreSQL's driver and the query builder for a broken connection or a timeout. */
const awayDriver =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/

const troubleOfCode = (code: unknown, sqlite: unknown): StoreTrouble | null => {
  if (typeof sqlite === 'number') return fullSqlite.has(sqlite) ? 'storage_full' : null
  if (typeof code !== 'string') return null
  if (code === fullPostgres || fullFileSystem.has(code)) return 'storage_full'
  return awayPostgres.test(code) || awayNetwork.has(code) ? 'unavailable' : null
}

/** The kind of trouble that an error of the database or of the file store means, if any. */
export const troubleOf = (error: unknown): StoreTrouble | null => {
  if (!(error instanceof Error)) return null
  if (error instanceof StoreError) return error.trouble
  /** A host with several addresses fails with one error for each. */
  if (error instanceof AggregateError) return troubleOf(error.errors[0])
  const code = 'code' in error ? error.code : undefined
  const trouble = troubleOfCode(code, 'errcode' in error ? error.errcode : undefined)
  return trouble ?? (code === undefined && awayDriver.test(error.message) ? 'unavailable' : null)
}
