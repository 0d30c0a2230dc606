import { storedEvents } from '@open-account/contracts/control/events'
import { comesAfter, containsText, type Page, type Paged } from './page.ts'
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

/** The events of a world after the one with this number, in order. */
export const eventsAfter = (db: Db, world: string, after: number, limit: number): Promise<EventRow[]> =>
  db
    .selectFrom('events')
    .selectAll()
    .where('world', '=', world)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()

/** The columns in which events are searched. */
export const searchedInEvents = ['events.type', 'events.id', 'events.data'] as const

interface EventFilter {
  readonly text?: string | undefined
  readonly type?: EventRow['type'] | undefined
  readonly order: 'oldest' | 'newest'
}

/** A page of the events of a world that match. A page goes on after a number, whether the event still exists or not. */
export const pageOfEvents = async (
  db: Db,
  world: string,
  { text, type, order, after, limit }: Page<number> & EventFilter,
): Promise<Paged<EventRow>> => {
  let matching = db.selectFrom('events').where('world', '=', world)
  if (text !== undefined) matching = matching.where(containsText(searchedInEvents, text))
  if (type !== undefined) matching = matching.where('type', '=', type)
  const { total } = await matching
    .select(count => count.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const later = after === undefined ? matching : matching.where(comesAfter(order, { number: after }))
  const rows = await later
    .selectAll()
    .orderBy('number', order === 'oldest' ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  return { rows, total: Number(total) }
}

export const findEvent = (db: Db, world: string, number: number): Promise<EventRow | undefined> =>
  db
    .selectFrom('events')
    .selectAll()
    .where('world', '=', world)
    .where('number', '=', number)
    .executeTakeFirst()
