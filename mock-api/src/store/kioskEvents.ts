import type { AttachmentRow, Db, KioskEventRow, KioskSessionRow } from './tables.ts'

type OfSession = Pick<KioskSessionRow, 'world' | 'id'>

/** An event with its file, if it has one. */
export type KioskEvent = Pick<KioskEventRow, 'number' | 'kind' | 'text'> & {
  readonly file: string | null
  readonly type: AttachmentRow['type'] | null
  readonly filename: string | null
  readonly size: number | null
}

/** The events of a session, without those whose file was deleted. */
const counting = (db: Db, session: string) =>
  db
    .selectFrom('kiosk_events as event')
    .leftJoin('attachments as attachment', 'attachment.id', 'event.file')
    .select([
      'event.number',
      'event.kind',
      'event.text',
      'event.file',
      'attachment.type',
      'attachment.filename',
      'attachment.size',
    ])
    .where('event.session', '=', session)
    .where(where => where.or([where('event.file', 'is', null), where('attachment.id', 'is not', null)]))

/** At most `limit` events after a number, in their order. */
export const kioskEventsAfter = (
  db: Db,
  session: string,
  number: number,
  limit: number,
): Promise<KioskEvent[]> =>
  counting(db, session).where('event.number', '>', number).orderBy('event.number').limit(limit).execute()

/** The last event up to a number. */
export const kioskEventUpTo = (db: Db, session: string, number: number): Promise<KioskEvent | undefined> =>
  counting(db, session)
    .where('event.number', '<=', number)
    .orderBy('event.number', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Takes the next event number of a session; undefined when the session is over at a moment of world time. Another
 * writer waits for the end of this database transaction, so that numbers are committed in order.
 */
export const nextEventNumber = async (db: Db, id: string, at: number): Promise<number | undefined> => {
  const row = await db
    .updateTable('kiosk_sessions')
    .set(session => ({ last_event: session('last_event', '+', 1) }))
    .where('id', '=', id)
    .where('ended', 'is', null)
    .where('expires_at', '>', at)
    .returning('last_event')
    .executeTakeFirst()
  return row?.last_event
}

export const insertKioskEvents = async (db: Db, rows: readonly KioskEventRow[]): Promise<void> => {
  await db.insertInto('kiosk_events').values(rows).execute()
}

/** The texts of the signature events of a session, in the order of their arrival. */
export const signatureTexts = async (db: Db, session: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('kiosk_events')
    .select('text')
    .where('session', '=', session)
    .where('kind', '=', 'signature')
    .orderBy('number')
    .execute()
  return rows.flatMap(({ text }) => text ?? [])
}

/** Moves the events of files and signatures of a session to the next session of its transaction, and deletes its other events. */
export const inheritKioskEvents = async (db: Db, from: OfSession, to: string): Promise<void> => {
  await db
    .updateTable('kiosk_events')
    .set({ session: to })
    .where('session', '=', from.id)
    .where('kind', 'in', ['file', 'signature'])
    .execute()
  await db.deleteFrom('kiosk_events').where('session', '=', from.id).execute()
}

/** The files that arrived in a session, in the order of their arrival. */
export const kioskFiles = (db: Db, session: string): Promise<AttachmentRow[]> =>
  db
    .selectFrom('attachments')
    .innerJoin('kiosk_events', 'kiosk_events.file', 'attachments.id')
    .selectAll('attachments')
    .where('kiosk_events.session', '=', session)
    .orderBy('kiosk_events.number')
    .execute()

/** Deletes the events of all sessions of a transaction. */
export const deleteKioskEventsOf = async (
  db: Db,
  { world, state_id }: Pick<KioskSessionRow, 'world' | 'state_id'>,
): Promise<void> => {
  await db
    .deleteFrom('kiosk_events')
    .where('session', 'in', sessions =>
      sessions
        .selectFrom('kiosk_sessions')
        .select('id')
        .where('world', '=', world)
        .where('state_id', '=', state_id),
    )
    .execute()
}
