import type { Db, MessageRow } from './tables.ts'

export const insertMessage = async (db: Db, row: MessageRow): Promise<void> => {
  await db.insertInto('messages').values(row).execute()
}

/** The messages that arrived in a world until a moment, in the order of arrival. */
export const listMessages = (db: Db, world: string, at: number): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('world', '=', world)
    .where('arrives_at', '<=', at)
    .orderBy('arrives_at')
    .orderBy('id')
    .execute()

/** Marks messages as waited for. Returns whether the first of them was unmarked before. */
export const markWaited = async (db: Db, ids: readonly string[]): Promise<boolean> => {
  const marked = await db
    .updateTable('messages')
    .set({ waited: 1 })
    .where('id', 'in', ids)
    .where('waited', '=', 0)
    .returning('id')
    .execute()
  return marked.some(({ id }) => id === ids[0])
}
