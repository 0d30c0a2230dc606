import type { AttachmentRow, Db } from './tables.ts'

export const insertAttachment = async (db: Db, row: AttachmentRow): Promise<void> => {
  await db.insertInto('attachments').values(row).execute()
}

type OfTransaction = Pick<AttachmentRow, 'world' | 'state_id'>

/** The files of a transaction in the order of upload. */
export const listAttachments = (db: Db, { world, state_id }: OfTransaction): Promise<AttachmentRow[]> =>
  db
    .selectFrom('attachments')
    .selectAll()
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Deletes the files of a type, except one that may stay. Returns the deleted ids. */
export const deleteAttachments = async (
  db: Db,
  { world, state_id, type }: Pick<AttachmentRow, 'world' | 'state_id' | 'type'>,
  stays = '',
): Promise<readonly string[]> => {
  const rows = await db
    .deleteFrom('attachments')
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .where('type', '=', type)
    .where('id', '!=', stays)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes files of a world. */
export const deleteAttachmentsNamed = async (
  db: Db,
  world: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  await db.deleteFrom('attachments').where('world', '=', world).where('id', 'in', ids).execute()
}

/** Deletes every file of a transaction. Returns their ids. */
export const deleteAttachmentsOf = async (
  db: Db,
  { world, state_id }: OfTransaction,
): Promise<readonly string[]> => {
  const rows = await db
    .deleteFrom('attachments')
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
