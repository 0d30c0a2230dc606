import { inPieces } from './inPieces.ts'
import type { Db, KioskSessionRow, TransactionRow } from './tables.ts'

export const findKioskSession = (db: Db, id: string): Promise<KioskSessionRow | undefined> =>
  db.selectFrom('kiosk_sessions').selectAll().where('id', '=', id).executeTakeFirst()

export const kioskSessionWithSecret = (db: Db, hash: string): Promise<KioskSessionRow | undefined> =>
  db.selectFrom('kiosk_sessions').selectAll().where('secret_hash', '=', hash).executeTakeFirst()

export const kioskSessionWithCode = (db: Db, code: string): Promise<KioskSessionRow | undefined> =>
  db.selectFrom('kiosk_sessions').selectAll().where('code', '=', code).executeTakeFirst()

/** The latest session of a transaction, which may be over. */
export const latestKioskSession = (
  db: Db,
  { world, id }: Pick<TransactionRow, 'world' | 'id'>,
): Promise<KioskSessionRow | undefined> =>
  db
    .selectFrom('kiosk_sessions')
    .selectAll()
    .where('world', '=', world)
    .where('state_id', '=', id)
    .orderBy('last_event', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The sessions of a world that are not over at a moment of its time, the oldest first. */
export const liveKioskSessions = (db: Db, world: string, at: number): Promise<KioskSessionRow[]> =>
  db
    .selectFrom('kiosk_sessions')
    .selectAll()
    .where('world', '=', world)
    .where('ended', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The sessions of a transaction that have not ended. */
export const unendedKioskSessions = async (
  db: Db,
  { world, id }: Pick<TransactionRow, 'world' | 'id'>,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('kiosk_sessions')
    .select('id')
    .where('world', '=', world)
    .where('state_id', '=', id)
    .where('ended', 'is', null)
    .execute()
  return rows.map(session => session.id)
}

/** The sessions of a world whose kiosk listens. */
export const heardKioskSessions = async (db: Db, world: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('kiosk_sessions')
    .select('id')
    .where('world', '=', world)
    .where('listener', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Inserts a session unless its code or another unique value is taken. Returns whether it is inserted. */
export const insertKioskSession = async (db: Db, row: KioskSessionRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('kiosk_sessions')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type KioskSessionChange = Partial<
  Pick<
    KioskSessionRow,
    'missing_fields' | 'signature_request' | 'listener' | 'heard_until' | 'swap_from' | 'last_event'
  >
>

export const changeKioskSession = async (db: Db, id: string, change: KioskSessionChange): Promise<void> => {
  await db.updateTable('kiosk_sessions').set(change).where('id', '=', id).execute()
}

/** Ends a session; its end is its last event. Returns the number of that, or undefined when it had ended before. */
export const endKioskSession = async (
  db: Db,
  id: string,
  ended: 'closed' | 'expired',
): Promise<number | undefined> => {
  const row = await db
    .updateTable('kiosk_sessions')
    .set(row => ({ ended, code: null, last_event: row('last_event', '+', 1) }))
    .where('id', '=', id)
    .where('ended', 'is', null)
    .returning('last_event')
    .executeTakeFirst()
  return row?.last_event
}

/** Removes all listeners of a world, because its rows no longer match what was sent. */
export const forgetListenersIn = async (db: Db, world: string): Promise<void> => {
  await db.updateTable('kiosk_sessions').set({ listener: null }).where('world', '=', world).execute()
}

/** Removes the listeners of closed connections. */
export const forgetListeners = async (db: Db, listeners: readonly string[]): Promise<void> => {
  for (const some of inPieces(listeners))
    await db.updateTable('kiosk_sessions').set({ listener: null }).where('listener', 'in', some).execute()
}

/** Records that connections are still open. `until`: real time. */
export const renewListeners = async (db: Db, listeners: readonly string[], until: number): Promise<void> => {
  for (const some of inPieces(listeners))
    await db.updateTable('kiosk_sessions').set({ heard_until: until }).where('listener', 'in', some).execute()
}
