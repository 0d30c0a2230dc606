import { randomId } from '../kit/randomId.ts'
import type { Db, SeatRow } from './tables.ts'

/** An appointment: a day YYYYMMDD, a start HHmmss, and the pool of its crews. */
export interface Appointment {
  readonly pool: string
  readonly date: string
  readonly start: string
}

interface Claim extends Appointment {
  readonly world: string
  readonly stateId: string
  /** How many applicants can have this appointment. */
  readonly capacity: number
  /** World time. */
  readonly at: number
  /** When the hold lapses, in world time, or null to book. */
  readonly expiresAt: number | null
}

const deleteLapsed = (db: Db, { world, at }: Pick<Claim, 'world' | 'at'>) =>
  db.deleteFrom('seats').where('world', '=', world).where('expires_at', '<=', at)

const insertSeat = async (db: Db, seat: SeatRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('seats')
    .values(seat)
    .onConflict(conflict => conflict.columns(['world', 'pool', 'date', 'start', 'seat']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Takes a seat of an appointment for a transaction and frees its previous one. Returns whether a seat was free. The
 * key of the table decides which of two claims gets the last seat. Call this in a database transaction, and roll that
 * back when no seat was free.
 */
export const claimSeat = async (db: Db, claim: Claim): Promise<boolean> => {
  const { world, pool, date, start, stateId, expiresAt } = claim
  await deleteLapsed(db, claim).execute()
  await db.deleteFrom('seats').where('world', '=', world).where('state_id', '=', stateId).execute()
  for (let seat = 0; seat < claim.capacity; seat += 1)
    if (await insertSeat(db, { world, pool, date, start, seat, state_id: stateId, expires_at: expiresAt }))
      return true
  return false
}

/** The number of taken seats for each start on a day. */
export const seatsTaken = async (
  db: Db,
  { world, pool, date, at, stateId }: Pick<Claim, 'world' | 'pool' | 'date' | 'at' | 'stateId'>,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('seats')
    .select(select => ['start', select.fn.countAll().as('count')])
    .where('world', '=', world)
    .where('pool', '=', pool)
    .where('date', '=', date)
    /** The transaction's own seat counts as free for it. */
    .where('state_id', '!=', stateId)
    .where(where => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .groupBy('start')
    .execute()
  return new Map(rows.map(({ start, count }) => [start, Number(count)]))
}

/** Whether a pool has a taken seat. */
export const isTaken = async (db: Db, { world, pool }: Pick<SeatRow, 'world' | 'pool'>): Promise<boolean> => {
  const row = await db
    .selectFrom('seats')
    .select('seat')
    .where('world', '=', world)
    .where('pool', '=', pool)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes all free seats of an appointment for transactions that do not exist. */
export const exhaustSlot = async (
  db: Db,
  { world, pool, date, start }: Appointment & { readonly world: string },
  capacity: number,
): Promise<void> => {
  for (let seat = 0; seat < capacity; seat += 1)
    await insertSeat(db, { world, pool, date, start, seat, state_id: randomId(), expires_at: null })
}

/** Frees the seat of a transaction. */
export const freeSeatsOf = async (
  db: Db,
  { world, state_id }: Pick<SeatRow, 'world' | 'state_id'>,
): Promise<void> => {
  await db.deleteFrom('seats').where('world', '=', world).where('state_id', '=', state_id).execute()
}
