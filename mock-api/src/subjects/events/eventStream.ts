import type { Service } from '../../service/service.ts'
import { eventsAfter, lastEventNumber } from '../../store/events.ts'
import type { EventRow } from '../../store/tables.ts'
import { findWorld } from '../../store/worlds.ts'
import { eventOf } from './eventOf.ts'

/** How often a stream reads the events of its world. Milliseconds. */
const readInterval = 200
/** How often a stream without an event sends a comment. Milliseconds. */
const keepAliveInterval = 15_000
/** How many events a stream reads at once. */
const limit = 100

/** An event in the format of server-sent events. */
const inStream = (row: EventRow): string =>
  `id: ${row.number}\nevent: ${row.type}\ndata: ${JSON.stringify(eventOf(row))}\n\n`

/**
 * The events of a world after the one with this number, as server-sent events, until the service drains, the world is
 * deleted or the reader leaves. In a world that was emptied the numbers start again, and so does its stream.
 */
export async function* eventStream(
  { db, sleep }: Pick<Service, 'db' | 'sleep'>,
  draining: { readonly isDraining: boolean },
  world: string,
  after: number,
): AsyncGenerator<string> {
  let last = after
  let quiet = 0
  let row = await findWorld(db, world)
  yield ': open\n\n'
  while (!draining.isDraining && row !== undefined) {
    const { secret } = row
    const rows = await eventsAfter(db, world, last, limit)
    for (const event of rows) {
      yield inStream(event)
      last = event.number
    }
    quiet = rows.length > 0 ? 0 : quiet + readInterval
    if (quiet >= keepAliveInterval) {
      quiet = 0
      yield ': still open\n\n'
    }
    await sleep(readInterval)
    row = await findWorld(db, world)
    /** Every world that is made, also in place of another one, has a secret of its own; a restored one has its old one. */
    last = row?.secret === secret ? Math.min(last, await lastEventNumber(db, world)) : 0
  }
}
