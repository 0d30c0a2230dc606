import type { Db, ReceivedPostRow, ReceiverRow } from './tables.ts'

/** How many posts the test receiver of a world has. */
const storedPosts = 100

/** The answer that the test receiver of a world was set to; undefined for none. */
export const findReceiver = (db: Db, world: string): Promise<ReceiverRow | undefined> =>
  db.selectFrom('receivers').selectAll().where('world', '=', world).executeTakeFirst()

export const saveReceiver = async (db: Db, row: ReceiverRow): Promise<void> => {
  await db
    .insertInto('receivers')
    .values(row)
    .onConflict(conflict => conflict.column('world').doUpdateSet({ status: row.status, times: row.times }))
    .execute()
}

/** Takes one of the answers that were set. Returns its status; undefined when none is left. */
export const takeAnswer = async (db: Db, world: string): Promise<number | undefined> => {
  const row = await db
    .updateTable('receivers')
    .set(update => ({ times: update('times', '-', 1) }))
    .where('world', '=', world)
    .where('times', '>', 0)
    .returning('status')
    .executeTakeFirst()
  return row?.status
}

/** Saves what was posted, in place of the oldest post above the limit. Call this in a database transaction. */
export const insertPost = async (db: Db, row: ReceivedPostRow): Promise<void> => {
  await db.insertInto('received_posts').values(row).execute()
  const oldest = await db
    .selectFrom('received_posts')
    .select('id')
    .where('world', '=', row.world)
    .orderBy('id', 'desc')
    .offset(storedPosts)
    .limit(1)
    .executeTakeFirst()
  if (oldest === undefined) return
  await db.deleteFrom('received_posts').where('world', '=', row.world).where('id', '<=', oldest.id).execute()
}

/** What was posted to the test receiver of a world, the newest first. */
export const listPosts = (db: Db, world: string): Promise<ReceivedPostRow[]> =>
  db.selectFrom('received_posts').selectAll().where('world', '=', world).orderBy('id', 'desc').execute()
