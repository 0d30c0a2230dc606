import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect } from 'kysely'
import type { Database } from './database.ts'
import { localNews } from './localNews.ts'

/** How long a second process that opens the same file waits for its turn. Milliseconds. */
const busyTimeout = 5_000

/** Kysely hands over only what the tables hold. */
const isInputValue = (value: unknown): value is SQLInputValue =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'

const inputs = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map(value => {
    if (isInputValue(value)) return value
    throw new TypeError(`The store holds no ${typeof value}`)
  })

/**
 * The embedded store: one file, written ahead. Every commit reaches the disk before it counts (`synchronous = FULL`),
 * because an acknowledgement may depend on it.
 */
export const sqliteDatabase = (file: string): Database => {
  const database = new DatabaseSync(file, { timeout: busyTimeout })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  const prepared = new Map<string, ReturnType<typeof prepare>>()
  const prepare = (sql: string) => {
    const statement = database.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...inputs(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...inputs(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...inputs(parameters)),
    }
  }
  const dialect = new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: sql => {
        const known = prepared.get(sql) ?? prepare(sql)
        prepared.set(sql, known)
        return known
      },
    },
  })
  const numberBy = (sql: string) => {
    const statement = database.prepare(sql)
    statement.setReturnArrays(true)
    return () => Number(Object.values(statement.get() ?? {})[0])
  }
  /** A number that another process changes by each of its commits, and the rows, in 32 bits, that this one changed. */
  const others = numberBy('PRAGMA data_version')
  const changed = numberBy('SELECT total_changes()')
  /** How many of them count for nobody, and, while such ones are made, how many others there were. */
  let uncounted = 0
  let countedBefore: number | null = null
  const counted = () => countedBefore ?? changed() - uncounted
  return {
    dialect,
    revision: () => others() * 2 ** 32 + counted(),
    news: localNews(),
    /** Written ahead like all others, but the disk is not waited for. */
    unhurried: db => work =>
      db.connection().execute(async connection => {
        const before = counted()
        countedBefore = before
        database.exec('PRAGMA synchronous = NORMAL')
        try {
          await connection.transaction().execute(work)
        } finally {
          database.exec('PRAGMA synchronous = FULL')
          uncounted = changed() - before
          countedBefore = null
        }
      }),
  }
}
