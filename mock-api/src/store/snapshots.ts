import { sql } from 'kysely'
import { containsText, type Page, type Paged } from './page.ts'
import type { Db, SnapshotRow } from './tables.ts'

export const insertSnapshot = async (db: Db, row: SnapshotRow): Promise<void> => {
  await db.insertInto('snapshots').values(row).execute()
}

/** A snapshot without its data. */
export type SnapshotListing = Omit<SnapshotRow, 'data'>

export const findSnapshot = (db: Db, world: string, id: string): Promise<SnapshotRow | undefined> =>
  db.selectFrom('snapshots').selectAll().where('world', '=', world).where('id', '=', id).executeTakeFirst()

/** The snapshots of a world that match, the oldest first, without their data. */
export const pageOfSnapshots = async (
  db: Db,
  world: string,
  { text, after, limit }: Page<SnapshotListing> & { readonly text?: string | undefined },
): Promise<Paged<SnapshotListing>> => {
  let matching = db.selectFrom('snapshots').where('world', '=', world)
  if (text !== undefined) matching = matching.where(containsText(['id', 'name'], text))
  const { total } = await matching
    .select(count => count.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  /** One of an earlier version, without its time, is older than any other. */
  const takenAt = sql<number>`coalesce(taken_at, 0)`
  const later =
    after === undefined
      ? matching
      : matching.where(sql<boolean>`(${takenAt}, id) > (${after.taken_at ?? 0}, ${after.id})`)
  const rows = await later
    .select(['id', 'world', 'name', 'taken_at'])
    .orderBy(takenAt)
    .orderBy('id')
    .limit(limit)
    .execute()
  return { rows, total: Number(total) }
}

export const deleteSnapshot = async (db: Db, { world, id }: SnapshotListing): Promise<void> => {
  await db.deleteFrom('snapshots').where('world', '=', world).where('id', '=', id).execute()
}

/** The snapshots of a world. */
export const listSnapshots = (db: Db, world: string): Promise<SnapshotRow[]> =>
  db.selectFrom('snapshots').selectAll().where('world', '=', world).orderBy('id').execute()
