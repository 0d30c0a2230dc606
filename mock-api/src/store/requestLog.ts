import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { RelaxedCommit } from './database.ts'
import { inPieces } from './inPieces.ts'
import type { Db, RequestLogRow, Tables } from './tables.ts'

/** The columns in the order in which a statement writes them. */
const columns = [
  'id',
  'world',
  'at',
  'method',
  'route',
  'status',
  'error',
  'rule',
  'request_id',
  'duration',
] as const satisfies readonly (keyof RequestLogRow)[]

const valuesOf = (row: RequestLogRow) => columns.map(column => row[column])

/** Inserts rows and skips those that exist already: an earlier commit may have succeeded without an answer. */
const insertion = (rows: readonly RequestLogRow[]) =>
  sql`insert into request_log (${sql.join(columns.map(column => sql.ref(column)))}) values ${sql.join(
    rows.map(row => sql`(${sql.join(valuesOf(row))})`),
  )} on conflict do nothing`

/**
 * Writes entries, except those of deleted worlds. Nearly every call has an entry, so that a statement is compiled only
 * once for each number of rows.
 */
export const requestLogWriter = (
  db: Kysely<Tables>,
  relaxedCommit: RelaxedCommit,
): ((rows: readonly RequestLogRow[]) => Promise<void>) => {
  const statements = new Map<number, CompiledQuery>()
  const statementFor = (rows: readonly RequestLogRow[]): CompiledQuery => {
    const statement = statements.get(rows.length) ?? insertion(rows).compile(db)
    statements.set(rows.length, statement)
    return statement
  }
  return rows =>
    relaxedCommit(async trx => {
      const worlds = await trx
        .selectFrom('worlds')
        .select('id')
        .where('id', 'in', [...new Set(rows.map(({ world }) => world))])
        .execute()
      const existingWorlds = new Set(worlds.map(({ id }) => id))
      const rowsOfWorlds = rows.filter(({ world }) => existingWorlds.has(world))
      for (const some of inPieces(rowsOfWorlds))
        await trx.executeQuery({ ...statementFor(some), parameters: some.flatMap(valuesOf) })
    })
}

/** Entries of a world in order, after the one with this id. */
export const listRequestLog = (
  db: Db,
  world: string,
  after: string,
  limit: number,
): Promise<RequestLogRow[]> =>
  db
    .selectFrom('request_log')
    .selectAll()
    .where('world', '=', world)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** The last entries of a world, the latest first. */
export const latestRequests = (db: Db, world: string, limit: number): Promise<RequestLogRow[]> =>
  db
    .selectFrom('request_log')
    .selectAll()
    .where('world', '=', world)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** How often each rule was reached, or each refusal was answered, in a world. */
export const requestCounts = async (
  db: Db,
  world: string,
  what: 'rule' | 'error',
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('request_log')
    .select(select => [`${what} as name`, select.fn.countAll().as('times')])
    .where('world', '=', world)
    .where(what, 'is not', null)
    .groupBy(what)
    .execute()
  return new Map(rows.map(({ name, times }) => [String(name), Number(times)]))
}
