import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** The tables that the migrations fill themselves: with their names, and with the lock that they take. */
const filledTables = ['kysely_migration', 'kysely_migration_lock'] as const

const textsIn = (database: DatabaseSync, query: string): readonly string[] =>
  database
    .prepare(query)
    .all()
    .map(row => String(Object.values(row)[0]))

const insertionsInto = (database: DatabaseSync, table: string): readonly string[] => {
  const columns = textsIn(database, `select name from pragma_table_info('${table}')`)
  const values = columns.map(column => `quote("${column}")`).join(` || ', ' || `)
  return textsIn(database, `select 'insert into ${table} values (' || ${values} || ')' from ${table}`)
}

/** The statements that make a store like this one, which is migrated and has no worlds yet. */
export const statementsOf = (database: DatabaseSync): string =>
  [
    ...textsIn(
      database,
      `select sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid`,
    ),
    ...filledTables.flatMap(table => insertionsInto(database, table)),
  ]
    .map(statement => `${statement};\n`)
    .join('')

/** What the build wrote with `statementsOf`, next to the built service; nothing where the sources run. */
const builtFile = join(import.meta.dirname, 'emptyStore.sql')
export const builtStatements = (): string | null =>
  existsSync(builtFile) ? readFileSync(builtFile, 'utf8') : null

/** Makes an empty database a store at once, which takes a fifth of the time that its migrations take one by one. */
export const fillEmpty = (database: DatabaseSync, statements: string): void => {
  database.exec('begin immediate')
  try {
    const [tables] = textsIn(database, 'select count(*) from sqlite_master')
    if (tables === '0') database.exec(statements)
    database.exec('commit')
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}
