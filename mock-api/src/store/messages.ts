import { inPieces } from './inPieces.ts'
import { comesAfter, containsText, type Page, type Paged } from './page.ts'
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

/** The files of some e-mails, without their content. */
export const attachmentsOfMessages = async (
  db: Db,
  world: string,
  messages: readonly Pick<MessageRow, 'id'>[],
): Promise<readonly AttachmentListing[]> => {
  const found: AttachmentListing[] = []
  for (const some of inPieces(messages.map(({ id }) => id)))
    found.push(
      ...(await db
        .selectFrom('message_attachments')
        .select(['world', 'message', 'number', 'filename', 'content_type', 'size'])
        .where('world', '=', world)
        .where('message', 'in', some)
        .orderBy('message')
        .orderBy('number')
        .execute()),
    )
  return found
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

/** A page of the messages that arrived in a world until a moment. */
export const pageOfMessages = async (
  db: Db,
  world: string,
  at: number,
  {
    text,
    order,
    after,
    limit,
  }: Page<MessageRow> & { readonly text?: string | undefined; readonly order: 'oldest' | 'newest' },
): Promise<Paged<MessageRow>> => {
  let matching = db.selectFrom('messages').where('world', '=', world).where('arrives_at', '<=', at)
  if (text !== undefined) matching = matching.where(containsText(['recipient', 'subject', 'text'], text))
  const { total } = await matching
    .select(count => count.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const later =
    after === undefined
      ? matching
      : matching.where(comesAfter(order, { arrives_at: after.arrives_at, id: after.id }))
  const direction = order === 'oldest' ? 'asc' : 'desc'
  const rows = await later
    .selectAll()
    .orderBy('arrives_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
  return { rows, total: Number(total) }
}

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
