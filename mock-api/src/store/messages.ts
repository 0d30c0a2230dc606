import type { Db, MessageAttachmentRow, MessageRow } from './tables.ts'

/** A file of an e-mail. */
export interface MessageFile {
  readonly filename: string
  /** Such as application/pdf. */
  readonly contentType: string
  readonly content: Uint8Array
}

/** Saves an e-mail with its files. */
export const insertMessage = async (
  db: Db,
  row: MessageRow,
  attachments: readonly MessageFile[] = [],
): Promise<void> => {
  await db.insertInto('messages').values(row).execute()
  if (attachments.length === 0) return
  await db
    .insertInto('message_attachments')
    .values(
      attachments.map(({ filename, contentType, content }, number) => ({
        world: row.world,
        message: row.id,
        number,
        filename,
        content_type: contentType,
        size: content.length,
        content: Buffer.from(content).toString('base64'),
      })),
    )
    .execute()
}

export const findMessage = (db: Db, world: string, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('messages').selectAll().where('world', '=', world).where('id', '=', id).executeTakeFirst()

/** The files of an e-mail with their content, in order. */
export const attachmentsOfMessage = async (
  db: Db,
  world: string,
  message: string,
): Promise<readonly MessageFile[]> => {
  const rows = await db
    .selectFrom('message_attachments')
    .selectAll()
    .where('world', '=', world)
    .where('message', '=', message)
    .orderBy('number')
    .execute()
  return rows.map(({ filename, content_type, content }) => ({
    filename,
    contentType: content_type,
    content: Buffer.from(content, 'base64'),
  }))
}

/** A file of an e-mail, without its content. */
type AttachmentListing = Omit<MessageAttachmentRow, 'content'>

/** The files of the e-mails of a world, without their content. */
export const listMessageAttachments = (db: Db, world: string): Promise<AttachmentListing[]> =>
  db
    .selectFrom('message_attachments')
    .select(['world', 'message', 'number', 'filename', 'content_type', 'size'])
    .where('world', '=', world)
    .orderBy('message')
    .orderBy('number')
    .execute()

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
