import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { comesAfter, containsText, type Page, type Paged } from './page.ts'
import { defaultWorld } from './world.ts'
import type { Db, WorldRow } from './tables.ts'

export const findWorld = (db: Db, id: string): Promise<WorldRow | undefined> =>
  db.selectFrom('worlds').selectAll().where('id', '=', id).executeTakeFirst()

/** The worlds with these ids, as far as they exist. */
export const findWorlds = (db: Db, ids: readonly string[]): Promise<WorldRow[]> =>
  db.selectFrom('worlds').selectAll().where('id', 'in', ids).execute()

/** 0 for the default world, which comes first, and 1 for any other. */
const afterDefault = sql<number>`case when id = ${defaultWorld} then 0 else 1 end`

/** The worlds that are not over at the real time `real`: the default one, then the oldest. */
export const listWorlds = async (
  db: Db,
  real: number,
  { text, after, limit }: Page<WorldRow> & { readonly text?: string | undefined },
): Promise<Paged<WorldRow>> => {
  let matching = db
    .selectFrom('worlds')
    .where(where => where.or([where('expires_at', 'is', null), where('expires_at', '>', real)]))
  if (text !== undefined) matching = matching.where(containsText(['id'], text))
  const { total } = await matching
    .select(count => count.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  let later = matching
  if (after !== undefined) later = later.where('id', '!=', defaultWorld)
  if (after !== undefined && after.id !== defaultWorld)
    later = later.where(comesAfter('oldest', { created_at: after.created_at, id: after.id }))
  const rows = await later
    .selectAll()
    .orderBy(afterDefault)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { rows, total: Number(total) }
}

export const countWorlds = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('worlds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface NewWorld {
  readonly id: string
  /** Real time. */
  readonly createdAt: number
  /** Real time, or null for a world that stays. */
  readonly expiresAt: number | null
  /** Milliseconds that its clock is ahead. */
  readonly clockOffset?: number
  readonly latency?: number | null
  readonly keyHash?: string | null
}

/** Creates a world unless its id is taken. Returns whether it is new. */
export const createWorld = async (
  db: Db,
  { id, createdAt, expiresAt, clockOffset = 0, latency = null, keyHash = null }: NewWorld,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('worlds')
    .values({
      id,
      secret: randomBytes(32).toString('base64url'),
      clock_offset: clockOffset,
      frozen_at: null,
      latency,
      faulty: 0,
      settings: null,
      own_values: null,
      created_at: createdAt,
      expires_at: expiresAt,
      key_hash: keyHash,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export type WorldChange = Partial<
  Pick<WorldRow, 'clock_offset' | 'frozen_at' | 'latency' | 'settings' | 'own_values'>
>

export const changeWorld = async (db: Db, id: string, change: WorldChange): Promise<void> => {
  await db.updateTable('worlds').set(change).where('id', '=', id).execute()
}

/** Deletes a world with everything in it. Returns whether it existed. */
export const deleteWorld = async (db: Db, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('worlds').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** The worlds that have expired at the real time `real`. */
export const expiredWorlds = async (db: Db, real: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('worlds')
    .select('id')
    .where('expires_at', '<=', real)
    .where('id', '!=', defaultWorld)
    .execute()
  return rows.map(({ id }) => id)
}
