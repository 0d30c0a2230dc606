import { lastMoment } from '@open-account/contracts/control/clock'
import { sql } from 'kysely'
import { z } from 'zod'
import { batchesOfEarlier, isBatch } from './requestLogBatch.ts'
import type { Db, Tables } from './tables.ts'
import { troubleOf } from '../kit/troubleOf.ts'

/** The tables of a world, besides its own row. A table comes after those to which it refers. */
const tablesOfWorld = [
  'flags',
  'transactions',
  'identity_sessions',
  'seats',
  'attachments',
  'signatures',
  'forms',
  'payments',
  'terminal_transactions',
  'one_time_passwords',
  'messages',
  'message_attachments',
  'outbox',
  'receipt_links',
  'request_log',
  'faults',
  'recordings',
  'personas',
  'persona_choices',
  'kiosk_sessions',
  'kiosk_events',
  'kiosk_guesses',
  'event_counters',
  'events',
  'webhooks',
  'webhook_deliveries',
  'receivers',
  'received_posts',
  'share_links',
] as const satisfies readonly Exclude<keyof Tables, 'worlds'>[]

const cell = z.union([z.string(), z.number(), z.null()])
const row = z.record(z.string().regex(/^[a-z\d_]+$/), cell)
/** The last moment that a clock shows. Epoch milliseconds. */
const latest = Date.parse(`${lastMoment}+08:00`)
const own = z.strictObject({
  secret: z.string().min(1),
  clock_offset: z.int().min(-latest).max(latest),
  frozen_at: z.int().min(0).max(latest).nullable(),
  latency: z.number().nullable(),
  faulty: z.number(),
  settings: z.string().nullable(),
  /** An archive of an earlier version has none. */
  own_values: z.string().nullable().default(null),
})

/** A row of the request log of an earlier version, which had one for each call. */
const earlierCall = z.object({
  id: z.string(),
  world: z.string(),
  at: z.number(),
  method: z.string(),
  route: z.string(),
  status: z.int(),
  error: z.string().nullable(),
  rule: z.string().nullable(),
  request_id: z.string(),
  duration: z.number(),
})
/** The request log of an archive as rows. */
const requestLog = z.union([
  z.array(row.refine(isBatch)),
  z.array(earlierCall).transform(calls => batchesOfEarlier(calls).map(batch => ({ ...batch }))),
])

/** The tables of an archive. An earlier version has another name for the request log. */
const tables = z
  .partialRecord(z.enum([...tablesOfWorld, 'journal']), z.array(row))
  .transform(({ journal, ...others }, context) => {
    const requests = others.request_log ?? journal
    if (requests === undefined) return others
    const parsed = requestLog.safeParse(requests)
    if (parsed.success) return { ...others, request_log: parsed.data }
    context.addIssue({ code: 'custom', message: 'The request log cannot be read.' })
    return z.NEVER
  })
const archive = z.strictObject({ own, tables })
/** Everything of a world but its files. */
export type Archive = z.infer<typeof archive>

/** All rows of a world, as text. */
export const exportWorld = async (db: Db, world: string): Promise<string> => {
  const { secret, clock_offset, frozen_at, latency, faulty, settings, own_values } = await db
    .selectFrom('worlds')
    .selectAll()
    .where('id', '=', world)
    .executeTakeFirstOrThrow()
  const tables: Record<string, unknown> = {}
  for (const name of tablesOfWorld)
    tables[name] = await db.selectFrom(name).selectAll().where('world', '=', world).execute()
  return JSON.stringify({
    own: { secret, clock_offset, frozen_at, latency, faulty, settings, own_values },
    tables,
  })
}

/** The content of an archive, or null for another text. */
export const readArchive = (text: string): Archive | null => {
  try {
    return archive.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Inserts the rows of an archive into an empty world. Throws when a row does not fit its table. */
export const importWorld = async (db: Db, world: string, { own: change, tables }: Archive): Promise<void> => {
  await db.updateTable('worlds').set(change).where('id', '=', world).execute()
  for (const name of tablesOfWorld)
    for (const values of tables[name] ?? []) {
      const cells = Object.entries({ ...values, world })
      await sql`insert into ${sql.table(name)} (${sql.join(cells.map(([column]) => sql.ref(column)))}) values (${sql.join(cells.map(([, value]) => value))})`.execute(
        db,
      )
    }
}

/** Whether the database refused the data itself: an unknown column, a missing value or a taken id. */
export const isRefusedData = (error: unknown): boolean =>
  error instanceof Error &&
  troubleOf(error) === null &&
  'code' in error &&
  /^(ERR_SQLITE_ERROR|2[23]|42)/.test(String(error.code))
