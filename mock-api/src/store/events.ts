import { storedEvents } from '@open-account/contracts/control/events'
import type { Db, EventRow } from './tables.ts'

/** The number of the next event of a world. Until the end of the database transaction no other one gets a number. */
const nextNumber = async (db: Db, world: string): Promise<number> => {
  const { last } = await db
    .insertInto('event_counters')
    .values({ world, last: 1 })
    .onConflict(conflict =>
      conflict.column('world').doUpdateSet(row => ({ last: row('event_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Saves an event under the next number of its world, in place of the oldest one. Call this in a database transaction. */
export const insertEvent = async (db: Db, row: Omit<EventRow, 'number'>): Promise<number> => {
  const number = await nextNumber(db, row.world)
  await db
    .insertInto('events')
    .values({ ...row, number })
    .execute()
  await db
    .deleteFrom('events')
    .where('world', '=', row.world)
    .where('number', '<=', number - storedEvents)
    .execute()
  return number
}

/** The number of the last event of a world; 0 before the first one. */
export const lastEventNumber = async (db: Db, world: string): Promise<number> => {
  const counter = await db
    .selectFrom('event_counters')
    .select('last')
    .where('world', '=', world)
    .executeTakeFirst()
  return counter?.last ?? 0
}

interface EventFilter {
  /** The number of the last event that is known. */
  readonly after: number
  readonly type?: EventRow['type'] | undefined
  readonly limit: number
}

/** The events of a world in order. */
export const listEvents = (
  db: Db,
  world: string,
  { after, type, limit }: EventFilter,
): Promise<EventRow[]> => {
  const events = db.selectFrom('events').selectAll().where('world', '=', world).where('number', '>', after)
  const wanted = type === undefined ? events : events.where('type', '=', type)
  return wanted.orderBy('number').limit(limit).execute()
}

export const findEvent = (db: Db, world: string, number: number): Promise<EventRow | undefined> =>
  db
    .selectFrom('events')
    .selectAll()
    .where('world', '=', world)
    .where('number', '=', number)
    .executeTakeFirst()
