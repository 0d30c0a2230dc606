import type { Db, MessageRow } from './tables.ts'

export const insertMessage = async (db: Db, row: MessageRow): Promise<void> => {
  await db.insertInto('messages').values(row).execute()
}

/** What arrived in a world until a moment, in the order of arrival. */
export const listMessages = (db: Db, world: string, at: number): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('world', '=', world)
    .where('arrives_at', '<=', at)
    .orderBy('arrives_at')
    .orderBy('id')
    .execute()
