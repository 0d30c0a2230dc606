import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { RelaxedCommit } from './database.ts'
import {
  batchIdIn,
  batchOf,
  callId,
  callsIn,
  type RequestCounts,
  type StoredCall,
  type WaitingCall,
  withWorld,
} from './requestLogBatch.ts'
import type { Db, RequestLogRow, Tables } from './tables.ts'
import { findWorlds } from './worlds.ts'

/** Calls that are written together. */
export interface Batch {
  /** A batch that exists already is skipped: an earlier commit may have succeeded without an answer. */
  readonly id: string
  readonly calls: readonly WaitingCall[]
}

/** Inserts a row unless it exists, its world was deleted, or its world was emptied and has another secret. */
const insertion = ({ world, id, entries, size, counts, data }: RequestLogRow, secret: string) =>
  sql`insert into request_log (world, id, entries, size, counts, data) select id, ${id}, cast(${entries} as integer), cast(${size} as integer), ${counts}, ${data} from worlds where id = ${world} and secret = ${secret} on conflict do nothing`

/** Calls with their worlds. Those that entered no world get the time and the secret of the one that they name. */
const inWorlds = async (db: Db, calls: readonly WaitingCall[]): Promise<readonly WaitingCall[]> => {
  const outside = calls.filter(({ worldSecret }) => worldSecret === null)
  if (outside.length === 0) return calls
  const worlds = await findWorlds(db, [...new Set(outside.map(({ world }) => world))])
  return calls.map(call => {
    const world = worlds.find(({ id }) => id === call.world)
    return call.worldSecret !== null || world === undefined ? call : withWorld(call, world)
  })
}

/** Writes batches, without the calls of worlds that were deleted or emptied meanwhile. */
export const requestLogWriter = (
  db: Kysely<Tables>,
  relaxedCommit: RelaxedCommit,
): ((batch: Batch) => Promise<void>) => {
  /** Compiled once: nearly every batch has it. */
  let compiled: CompiledQuery | null = null
  return ({ id, calls }) =>
    relaxedCommit(async trx => {
      const byWorld = Map.groupBy(await inWorlds(trx, calls), ({ worldSecret }) => worldSecret)
      for (const [secret, ofWorld] of byWorld) {
        const world = ofWorld[0]?.world
        if (secret === null || world === undefined) continue
        const row = batchOf(world, id, ofWorld)
        compiled ??= insertion(row, secret).compile(db)
        const { entries, size, counts, data } = row
        await trx.executeQuery({ ...compiled, parameters: [id, entries, size, counts, data, world, secret] })
      }
    })
}

/** A call with its id. */
export type RecordedCall = StoredCall & { readonly id: string }

/** The id of the row that counts the calls which were deleted. */
const deletedId = ''
/** How many rows are read at once. */
const pageSize = 10

export interface Listing {
  /** The id of the call after which the list begins, in its order. */
  readonly after?: string | undefined
  /** Whether the newest call comes first. */
  readonly newestFirst?: boolean
}

const recordedCalls = (row: Pick<RequestLogRow, 'id' | 'data'>): readonly RecordedCall[] =>
  callsIn(row).map((call, index) => ({ ...call, id: callId(row.id, index) }))

/** The calls of a world in order. */
export async function* readRequestLog(
  db: Db,
  world: string,
  { after = '', newestFirst = false }: Listing = {},
): AsyncGenerator<RecordedCall> {
  let last: string | null = null
  const order = newestFirst ? 'desc' : 'asc'
  const isListed = (id: string) => after === '' || (newestFirst ? id < after : id > after)
  for (;;) {
    const rows: readonly Pick<RequestLogRow, 'id' | 'data'>[] = await db
      .selectFrom('request_log')
      .select(['id', 'data'])
      .where('world', '=', world)
      .where('id', '!=', deletedId)
      .$if(after !== '', query => query.where('id', newestFirst ? '<=' : '>=', batchIdIn(after)))
      .$if(last !== null, query => query.where('id', newestFirst ? '<' : '>', last ?? ''))
      .orderBy('id', order)
      .limit(pageSize)
      .execute()
    for (const row of rows) {
      const calls = recordedCalls(row).filter(({ id }) => isListed(id))
      yield* newestFirst ? calls.toReversed() : calls
    }
    if (rows.length < pageSize) return
    last = rows.at(-1)?.id ?? null
  }
}

const readBatch = async (db: Db, world: string, id: string): Promise<readonly RecordedCall[]> => {
  const row = await db
    .selectFrom('request_log')
    .select(['id', 'data'])
    .where('world', '=', world)
    .where('id', '=', id)
    .where('id', '!=', deletedId)
    .executeTakeFirst()
  return row === undefined ? [] : recordedCalls(row)
}

/** A call of a world by its id. */
export const findRequest = async (db: Db, world: string, id: string): Promise<RecordedCall | undefined> =>
  (await readBatch(db, world, batchIdIn(id))).find(call => call.id === id)

/** The calls of a world in batches that are not known yet. They are known after that. */
export async function* newRequests(
  db: Db,
  world: string,
  knownBatches: Set<string>,
): AsyncGenerator<RecordedCall> {
  const rows = await db
    .selectFrom('request_log')
    .select('id')
    .where('world', '=', world)
    .where('id', '!=', deletedId)
    .orderBy('id')
    .execute()
  for (const { id } of rows) {
    if (knownBatches.has(id)) continue
    knownBatches.add(id)
    yield* await readBatch(db, world, id)
  }
}

/** The last calls of a world, the latest first. */
export const latestRequests = async (
  db: Db,
  world: string,
  limit: number,
): Promise<readonly RecordedCall[]> => {
  const calls: RecordedCall[] = []
  for await (const call of readRequestLog(db, world, { newestFirst: true })) {
    if (calls.length >= limit) break
    calls.push(call)
  }
  return calls
}

const countsIn = ({ counts }: Pick<RequestLogRow, 'counts'>): RequestCounts =>
  JSON.parse(counts) as RequestCounts

const sumOf = (counts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> => {
  const sum: Record<string, number> = {}
  for (const [name, times] of counts.flatMap(part => Object.entries(part)))
    sum[name] = (sum[name] ?? 0) + times
  return sum
}

/** How often each rule was reached, or each refusal was answered, in a world; also by calls that were deleted. */
export const requestCounts = async (
  db: Db,
  world: string,
  what: keyof RequestCounts,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('request_log').select('counts').where('world', '=', world).execute()
  return new Map(Object.entries(sumOf(rows.map(row => countsIn(row)[what]))))
}

/** What is kept of the request log of a world. */
export const requestLogLimits = {
  entries: 5_000,
  /** The length of the calls as text. */
  size: 16 * 2 ** 20,
  /** Real time. Milliseconds. */
  age: 24 * 3_600_000,
} as const

/** The id before those of calls that were written at this real time. */
const idAt = (real: number): string => Math.max(0, real).toString(16).padStart(12, '0')

/** The last row that is deleted; the empty id for none. Rows come with the newest one first. */
const lastDeleted = (
  rows: readonly Pick<RequestLogRow, 'id' | 'entries' | 'size'>[],
  oldest: string,
): string => {
  let [entries, size] = [0, 0]
  for (const row of rows) {
    entries += row.entries
    size += row.size
    if (entries > requestLogLimits.entries || size > requestLogLimits.size || row.id < oldest) return row.id
  }
  return deletedId
}

/** Deletes the oldest calls of a world above the limits. Their rules stay counted. */
export const trimRequestLog = async (
  relaxedCommit: RelaxedCommit,
  world: string,
  real: number,
): Promise<void> =>
  relaxedCommit(async trx => {
    const rows = await trx
      .selectFrom('request_log')
      .select(['id', 'entries', 'size'])
      .where('world', '=', world)
      .where('id', '!=', deletedId)
      .orderBy('id', 'desc')
      .execute()
    const last = lastDeleted(rows, idAt(real - requestLogLimits.age))
    if (last === deletedId) return
    /** Another replica waits here, so that no call is counted twice. */
    await sql`update worlds set faulty = faulty where id = ${world}`.execute(trx)
    const deleted = await trx
      .deleteFrom('request_log')
      .where('world', '=', world)
      .where('id', '<=', last)
      .returning('counts')
      .execute()
    const counts = deleted.map(countsIn)
    const kept = {
      rule: sumOf(counts.map(({ rule }) => rule)),
      error: sumOf(counts.map(({ error }) => error)),
    }
    await trx
      .insertInto('request_log')
      .values({ ...batchOf(world, deletedId, []), counts: JSON.stringify(kept) })
      .execute()
  })

/** The worlds with calls that are older than the log keeps them. */
export const worldsWithOldRequests = async (db: Kysely<Tables>, real: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('request_log')
    .select('world')
    .distinct()
    .where('id', '!=', deletedId)
    .where('id', '<', idAt(real - requestLogLimits.age))
    .execute()
  return rows.map(({ world }) => world)
}
