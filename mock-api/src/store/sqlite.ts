import { closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect } from 'kysely'
import { makeFilePrivate, privateFileMode } from '../kit/privateFolder.ts'
import type { Database } from './database.ts'
import { builtStatements, fillEmpty } from './emptyStore.ts'
import { localNotifications } from './localNotifications.ts'
import { troubleOf } from '../kit/troubleOf.ts'

/** The name of a store without a file, for tests. */
const inMemory = ':memory:'

/** How long a second process that opens the same file waits for its turn. Milliseconds. */
const busyTimeout = 5_000

/** Kysely passes only values of the tables' columns. */
const isInputValue = (value: unknown): value is SQLInputValue =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'

const inputs = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map(value => {
    if (isInputValue(value)) return value
    throw new TypeError(`The store has no column for a ${typeof value}`)
  })

/** A statement that does nothing. */
const nothing = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/** Only its owner may read the store. The log and its index inherit the rights of the database file. */
const makePrivate = (file: string): void => {
  if (file === inMemory) return
  if (!existsSync(file)) closeSync(openSync(file, 'a', privateFileMode))
  for (const suffix of ['', '-wal', '-shm']) makeFilePrivate(`${file}${suffix}`)
}

/** The version of a file without deleted data. An earlier file has version 0 and is rewritten once. */
const erasedVersion = 1
/** SQLite: another process uses the file, or the disk is full. */
const temporaryErrors: ReadonlySet<unknown> = new Set([5, 13])

const eraseEarlier = (database: DatabaseSync): void => {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {}
  if (version === erasedVersion) return
  try {
    database.exec(`VACUUM; PRAGMA user_version = ${erasedVersion}; PRAGMA wal_checkpoint(TRUNCATE)`)
  } catch (error) {
    /** The next start tries again. */
    if (!(error instanceof Error && 'errcode' in error && temporaryErrors.has(error.errcode))) throw error
  }
}

/**
 * Reads a number at most once in a turn of the event loop. A call that arrives later than the number was read belongs to a
 * later turn (decision 0052).
 */
const oncePerTurn = (read: () => number): (() => number) => {
  let value: number | null = null
  const clear = () => {
    value = null
  }
  return () => {
    if (value === null) {
      value = read()
      setImmediate(clear)
    }
    return value
  }
}

/**
 * The embedded store: one file, written ahead. Every commit reaches the disk before it counts (`synchronous = FULL`),
 * because an acknowledgement may depend on it. Deleted data is overwritten with zeros (`secure_delete`). An empty file gets
 * its tables by the statements of `emptyStore`, else by the migrations.
 */
export const sqliteDatabase = (file: string, emptyStore: string | null = builtStatements()): Database => {
  makePrivate(file)
  const database = new DatabaseSync(file, { timeout: busyTimeout })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  database.exec('PRAGMA secure_delete = ON')
  eraseEarlier(database)
  if (emptyStore !== null) fillEmpty(database, emptyStore)
  /** How many statements may have changed something, without those of relaxed commits. */
  let changes = 0
  let isRelaxed = false
  const prepared = new Map<string, ReturnType<typeof prepare>>()
  const prepare = (sql: string) => {
    const statement = database.prepare(sql)
    const isRead = sql.startsWith('select')
    const bind = (parameters: readonly unknown[]) => {
      if (!isRead && !isRelaxed) changes += 1
      return inputs(parameters)
    }
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...bind(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...bind(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...bind(parameters)),
    }
  }
  const dialect = new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: sql => {
        /** SQLite itself rolls a transaction back when the disk is full. */
        if (sql === 'rollback' && !database.isTransaction) return nothing
        const statement = prepared.get(sql) ?? prepare(sql)
        prepared.set(sql, statement)
        return statement
      },
    },
  })
  const versionStatement = database.prepare('PRAGMA data_version')
  versionStatement.setReturnArrays(true)
  /** A number that changes with each commit of another process. */
  const otherProcesses = oncePerTurn(() => Number(Object.values(versionStatement.get() ?? {})[0]))
  return {
    dialect,
    revision: () => otherProcesses() * 2 ** 32 + changes,
    notifications: localNotifications(),
    /** The log still contains the deleted data. It is emptied, unless another process is reading it. */
    erase: db => () =>
      db.connection().execute(() => {
        database.exec('PRAGMA busy_timeout = 0')
        try {
          database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
        } catch (error) {
          /** On a full disk the log stays until there is space. */
          if (troubleOf(error) === null) throw error
        } finally {
          database.exec(`PRAGMA busy_timeout = ${busyTimeout}`)
        }
        return Promise.resolve()
      }),
    /** Written ahead like every transaction, without waiting for the disk. */
    relaxedCommit: db => work =>
      db.connection().execute(async connection => {
        isRelaxed = true
        database.exec('PRAGMA synchronous = NORMAL')
        try {
          await connection.transaction().execute(work)
        } finally {
          database.exec('PRAGMA synchronous = FULL')
          isRelaxed = false
        }
      }),
  }
}
