import type { ServerResponse } from 'node:http'
import { kioskHeartbeatSeconds } from '@open-account/domain/kiosk/kioskSession'
import type { FastifyBaseLogger } from 'fastify'
import type { Service } from '../../service/service.ts'
import { type KioskEvent, kioskEventsAfter, kioskEventUpTo } from '../../store/kioskEvents.ts'
import { findKioskSession, forgetListeners, renewListeners } from '../../store/kioskSessions.ts'
import type { Listener } from '../../store/notifications.ts'
import { troubleOf } from '../../kit/troubleOf.ts'
import { findWorlds } from '../../store/worlds.ts'
import { worldTime } from '../../store/world.ts'
import { Connection } from './connection.ts'
import { endSession } from './endSession.ts'
import { listenedUntil } from './listening.ts'
import type { StreamPayload } from './streamPayload.ts'
import { uploadUrl } from './uploadLink.ts'
import { messageOf, wireEvent } from './wireEvent.ts'

/** How often the one clock of all streams ticks: milliseconds, and ticks. */
const tickEvery = 250
const ticksOfHeartbeat = (kioskHeartbeatSeconds * 1_000) / tickEvery
const ticksOfLook = 4

/** A comment, which keeps a connection alive. The first one says that the events from before the call are sent. */
const heartbeat = ':\n\n'

/** How many events are read at once. */
const batch = 50

export interface StreamHub {
  /** Done once whatever is told is heard here. */
  readonly ready: () => Promise<void>
  /** Sends a kiosk what it does not know, and then what comes. The head of the answer is to be written. */
  readonly attach: (response: ServerResponse, payload: StreamPayload) => void
  /** Ends every stream, so that the kiosks reconnect to another replica. */
  readonly sendAway: () => void
  /** Cuts every remaining connection. */
  readonly close: () => Promise<void>
}

/** Events in the order in which they are sent: as they were written, unless a tester wants two of them swapped. */
const inOrder = (connection: Connection, events: readonly KioskEvent[]): readonly KioskEvent[] => {
  const { swapFrom } = connection
  const at = swapFrom === null ? -1 : events.findIndex(({ number }) => number >= swapFrom)
  const [held, next] = [events[at], events[at + 1]]
  if (at < 0 || held === undefined) return events
  if (next === undefined) return events.slice(0, at)
  connection.swapFrom = null
  return [...events.slice(0, at), next, held, ...events.slice(at + 2)]
}

/** The streams that are open in this process. They hold nothing but how far they are; one clock looks after all of them. */
export const streamHub = (
  service: Pick<Service, 'db' | 'relaxedCommit' | 'notifications' | 'clock'>,
  log: FastifyBaseLogger,
): StreamHub => {
  const { db, relaxedCommit, notifications, clock } = service
  const bySession = new Map<string, Connection>()
  /** Who gets a heartbeat together, so that they do not all get it at once. */
  const turns = Array.from({ length: ticksOfHeartbeat }, () => new Set<Connection>())
  let lastTurn = 0
  let ticks = 0
  let gone: string[] = []
  let isLooking = false
  let listening: Promise<void> | null = null
  const underWay = new Set<Promise<void>>()
  /** Connections whose rows could not be read, because the store was unreachable. */
  const unread = new Set<Connection>()

  /** Runs a task in the background and logs its failure, unless the store is unreachable, which is logged elsewhere. */
  const inBackground = (work: Promise<void>) => {
    const done = work.catch((error: unknown) => {
      if (troubleOf(error) === null) log.error({ err: error }, 'a stream could not be looked after')
    })
    underWay.add(done)
    void done.finally(() => underWay.delete(done))
  }

  const finish = (connection: Connection, number: number) => {
    connection.send(wireEvent(number, { kind: 'end' }))
    connection.response.end()
  }

  const follow = async (connection: Connection): Promise<void> => {
    connection.isChanged = false
    const row = await findKioskSession(db, connection.session)
    if (row === undefined) finish(connection, connection.sent + 1)
    else if (row.ended !== null) finish(connection, row.last_event)
    else if (row.listener !== connection.listener) connection.cut()
    else connection.follow(row)
  }

  const textOf = async ({ session: id, world: worldId }: Connection, event: KioskEvent): Promise<string> => {
    const { kind, number } = event
    if (kind !== 'upload_url') return wireEvent(number, messageOf(id, { ...event, kind }))
    const [session, [world]] = await Promise.all([findKioskSession(db, id), findWorlds(db, [worldId])])
    const message = session === undefined || world === undefined ? null : uploadUrl(world, session)
    /** A session that is over meanwhile is told to be. */
    return message === null ? '' : wireEvent(number, message)
  }

  /** Whoever does not read what was sent gets no more until it did; what comes meanwhile stays in the rows. */
  const whenRead = (connection: Connection) => {
    if (connection.isFull && connection.response.listenerCount('drain') === 0)
      connection.response.once('drain', () => read(connection))
  }

  const step = async (connection: Connection): Promise<void> => {
    if (connection.isChanged) await follow(connection)
    const { again } = connection
    if (again !== null) {
      connection.again = null
      const event = await kioskEventUpTo(db, connection.session, again)
      if (event !== undefined) connection.sendEvent(event.number, await textOf(connection, event))
    }
    if (connection.isGone || connection.isFull) return whenRead(connection)
    const events = await kioskEventsAfter(db, connection.session, connection.sent, batch)
    for (const event of inOrder(connection, events))
      connection.sendEvent(event.number, await textOf(connection, event))
    if (events.length === batch) connection.hasNews = true
    whenRead(connection)
  }

  const readAll = async (connection: Connection): Promise<void> => {
    connection.isReading = true
    try {
      do {
        connection.hasNews = false
        await step(connection)
      } while (connection.hasNews && !connection.isGone && !connection.isFull)
      if (!connection.isCaughtUp && !connection.isFull) {
        connection.isCaughtUp = true
        connection.send(heartbeat)
      }
    } catch (error) {
      if (troubleOf(error) === null) connection.cut()
      else {
        connection.isChanged = true
        unread.add(connection)
      }
      throw error
    } finally {
      connection.isReading = false
    }
  }

  /** Reads what there is to be sent. Whatever is told while that is under way is read after it. */
  const read = (connection: Connection) => {
    connection.hasNews = true
    if (!connection.isReading) inBackground(readAll(connection))
  }

  const readUnread = () => {
    const connections = [...unread]
    unread.clear()
    for (const connection of connections) if (!connection.isGone) read(connection)
  }

  const ear: Listener = {
    onNotification: ({ session, number }) => {
      const connection = bySession.get(session)
      if (connection === undefined || (number > 0 && number <= connection.sent)) return
      if (number === 0) connection.isChanged = true
      if (number < 0) connection.again = -number
      read(connection)
    },
    onGap: () => {
      for (const connection of bySession.values()) {
        connection.isChanged = true
        read(connection)
      }
    },
  }

  const beat = (connections: ReadonlySet<Connection>) => {
    for (const connection of connections)
      if (connection.isFull) connection.cut()
      else connection.send(heartbeat)
    if (connections.size === 0) return
    const listeners = [...connections].map(({ listener }) => listener)
    inBackground(relaxedCommit(trx => renewListeners(trx, listeners, listenedUntil(clock()))))
  }

  const forgetGone = () => {
    const listeners = gone
    gone = []
    if (listeners.length > 0) inBackground(relaxedCommit(trx => forgetListeners(trx, listeners)))
  }

  /** Ends what is over by the clock of its world, and what has no world any more. */
  const look = async (): Promise<void> => {
    isLooking = true
    try {
      const real = clock()
      /** Only these: a connection that opens while the worlds are read may belong to another world. */
      const connections = [...bySession.values()].filter(connection => connection.world !== '')
      const ids = new Set(connections.map(connection => connection.world))
      if (ids.size === 0) return
      const found = new Map((await findWorlds(db, [...ids])).map(row => [row.id, row]))
      for (const connection of connections) {
        const world = found.get(connection.world)
        if (world === undefined || (world.expires_at !== null && world.expires_at <= real))
          finish(connection, connection.sent + 1)
        else if (connection.expiresAt <= worldTime(world, real)) {
          await endSession(service, connection.session, 'expired')
          connection.expiresAt = Number.POSITIVE_INFINITY
        }
      }
    } finally {
      isLooking = false
    }
  }

  const timer = setInterval(() => {
    ticks += 1
    forgetGone()
    beat(turns[ticks % turns.length] ?? new Set())
    if (ticks % ticksOfLook !== 0) return
    readUnread()
    if (bySession.size > 0 && !isLooking) inBackground(look())
  }, tickEvery)

  const detach = (connection: Connection, turn: Set<Connection>) => {
    turn.delete(connection)
    unread.delete(connection)
    if (bySession.get(connection.session) === connection) bySession.delete(connection.session)
    gone.push(connection.listener)
  }

  return {
    ready: async () => {
      listening ??= notifications.listen(ear)
      try {
        await listening
      } catch (error) {
        listening = null
        throw error
      }
    },
    attach: (response, payload) => {
      const connection = new Connection(response, payload)
      if (response.destroyed) {
        gone.push(connection.listener)
        return
      }
      lastTurn = (lastTurn + 1) % turns.length
      const turn = turns[lastTurn] ?? new Set()
      response.on('close', () => detach(connection, turn))
      bySession.get(connection.session)?.cut()
      bySession.set(connection.session, connection)
      turn.add(connection)
      if (connection.left === 0) connection.cutSoon()
      else read(connection)
    },
    sendAway: () => {
      for (const turn of turns) for (const connection of turn) connection.sendAway()
    },
    close: async () => {
      clearInterval(timer)
      for (const turn of turns) for (const connection of turn) connection.cut()
      await notifications.close()
      await Promise.all(underWay)
      forgetGone()
      await Promise.all(underWay)
    },
  }
}
