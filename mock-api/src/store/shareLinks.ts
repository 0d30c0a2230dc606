import { containsText, type Page, type Paged } from './page.ts'
import type { Db, ShareLinkRow } from './tables.ts'

/** A share link without its draft. */
export type ShareLinkListing = Omit<ShareLinkRow, 'draft' | 'secret_hash'>

const inWorld = (db: Db, world: string) => db.selectFrom('share_links').where('world', '=', world)

/**
 * Saves a share link unless the world has this many; returns whether it is saved. Those that have expired are deleted
 * before. Call this in a database transaction. `now`: the time of the world.
 */
export const insertShareLink = async (
  db: Db,
  row: ShareLinkRow,
  now: number,
  limit: number,
): Promise<boolean> => {
  await db.deleteFrom('share_links').where('world', '=', row.world).where('expires_at', '<=', now).execute()
  const { total } = await inWorld(db, row.world)
    .select(count => count.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  if (Number(total) >= limit) return false
  await db.insertInto('share_links').values(row).execute()
  return true
}

/** The link with this secret, in any world. */
export const findShareLink = (db: Db, secretHash: string): Promise<ShareLinkRow | undefined> =>
  db.selectFrom('share_links').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst()

export const hasShareLink = async (db: Db, world: string, id: string): Promise<boolean> =>
  (await inWorld(db, world).select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The share links of a world that match, the oldest first. `after`: the id of the last one of the previous page. */
export const pageOfShareLinks = async (
  db: Db,
  world: string,
  { text, after, limit }: Page<string> & { readonly text?: string | undefined },
): Promise<Paged<ShareLinkListing>> => {
  let matching = inWorld(db, world)
  if (text !== undefined) matching = matching.where(containsText(['name', 'place', 'state_id'], text))
  const { total } = await matching
    .select(count => count.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await (after === undefined ? matching : matching.where('id', '>', after))
    .select(['world', 'id', 'name', 'state_id', 'place', 'expires_at'])
    .orderBy('id')
    .limit(limit)
    .execute()
  return { rows, total: Number(total) }
}

/** Deletes a share link. Returns whether it existed. */
export const deleteShareLink = async (db: Db, world: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('share_links')
    .where('world', '=', world)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
