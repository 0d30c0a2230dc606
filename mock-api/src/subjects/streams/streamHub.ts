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

/** The interval of the timer that all streams share, in milliseconds, and how many ticks pass between its tasks. */
const tickInterval = 250
const ticksPerHeartbeat = (kioskHeartbeatSeconds * 1_000) / tickInterval
const ticksPerExpiryCheck = 4

/** A comment, which keeps a connection alive. The first one follows the events that are older than the call. */
const heartbeat = ':\n\n'

/** How many events one query reads. */
const batchSize = 50

export interface StreamHub {
  /** Resolves when this process receives notifications. Rejects when it cannot. */
  readonly ready: () => Promise<void>
  /** Sends a kiosk the events that it has not received, and then each new one. The headers are written already. */
  readonly attach: (response: ServerResponse, payload: StreamPayload) => void
  /** Ends every stream, so that the kiosks reconnect to another replica. */
  readonly drain: () => void
  /** Cuts every remaining connection. */
  readonly close: () => Promise<void>
}

/** Events in the order in which they are sent: as they were saved, unless a tester ordered that two are swapped. */
const inSendOrder = (connection: Connection, events: readonly KioskEvent[]): readonly KioskEvent[] => {
  const { swapFrom } = connection
  const at = swapFrom === null ? -1 : events.findIndex(({ number }) => number >= swapFrom)
  const [first, second] = [events[at], events[at + 1]]
  if (at < 0 || first === undefined) return events
  if (second === undefined) return events.slice(0, at)
  connection.swapFrom = null
  return [...events.slice(0, at), second, first, ...events.slice(at + 2)]
}

/** The streams that are open in this process. They share one timer; the events are in the store. */
export const streamHub = (
  service: Pick<Service, 'db' | 'relaxedCommit' | 'notifications' | 'clock'>,
  log: FastifyBaseLogger,
): StreamHub => {
  const { db, relaxedCommit, notifications, clock } = service
  const bySession = new Map<string, Connection>()
  /** Groups of connections: each tick sends heartbeats to one group, so that they do not all leave at once. */
  const heartbeatGroups = Array.from({ length: ticksPerHeartbeat }, () => new Set<Connection>())
  let lastGroup = 0
  let ticks = 0
  let closedListeners: string[] = []
  let isCheckingExpiry = false
  let listening: Promise<void> | null = null
  const running = new Set<Promise<void>>()
  /** Connections whose rows could not be read because the store was unreachable. */
  const unreadConnections = new Set<Connection>()

  /** Runs a task in the background and logs its failure. An unreachable store is logged elsewhere. */
  const runInBackground = (work: Promise<void>) => {
    const done = work.catch((error: unknown) => {
      if (troubleOf(error) === null) log.error({ err: error }, 'a background task of the streams failed')
    })
    running.add(done)
    void done.finally(() => running.delete(done))
  }

  const sendEnd = (connection: Connection, number: number) => {
    connection.send(wireEvent(number, { kind: 'end' }))
    connection.response.end()
  }

  const applySession = async (connection: Connection): Promise<void> => {
    connection.isChanged = false
    const row = await findKioskSession(db, connection.session)
    if (row === undefined) sendEnd(connection, connection.lastSent + 1)
    else if (row.ended !== null) sendEnd(connection, row.last_event)
    else if (row.listener !== connection.listener) connection.cut()
    else connection.applyRow(row)
  }

  const textOf = async ({ session: id, world: worldId }: Connection, event: KioskEvent): Promise<string> => {
    const { kind, number } = event
    if (kind !== 'upload_url') return wireEvent(number, messageOf(id, { ...event, kind }))
    const [session, [world]] = await Promise.all([findKioskSession(db, id), findWorlds(db, [worldId])])
    const message = session === undefined || world === undefined ? null : uploadUrl(world, session)
    /** A session that has ended meanwhile has no link; its end event follows. */
    return message === null ? '' : wireEvent(number, message)
  }

  /** Reads on when the kiosk has read what was sent. Until then new events stay in the store. */
  const readOnDrain = (connection: Connection) => {
    if (connection.isFull && connection.response.listenerCount('drain') === 0)
      connection.response.once('drain', () => read(connection))
  }

  const readBatch = async (connection: Connection): Promise<void> => {
    if (connection.isChanged) await applySession(connection)
    const { resendNumber } = connection
    if (resendNumber !== null) {
      connection.resendNumber = null
      const event = await kioskEventUpTo(db, connection.session, resendNumber)
      if (event !== undefined) connection.sendEvent(event.number, await textOf(connection, event))
    }
    if (connection.isClosed || connection.isFull) return readOnDrain(connection)
    const events = await kioskEventsAfter(db, connection.session, connection.lastSent, batchSize)
    for (const event of inSendOrder(connection, events))
      connection.sendEvent(event.number, await textOf(connection, event))
    if (events.length === batchSize) connection.hasNotification = true
    readOnDrain(connection)
  }

  const readAll = async (connection: Connection): Promise<void> => {
    connection.isReading = true
    try {
      do {
        connection.hasNotification = false
        await readBatch(connection)
      } while (connection.hasNotification && !connection.isClosed && !connection.isFull)
      if (!connection.isCaughtUp && !connection.isFull) {
        connection.isCaughtUp = true
        connection.send(heartbeat)
      }
    } catch (error) {
      if (troubleOf(error) === null) connection.cut()
      else {
        connection.isChanged = true
        unreadConnections.add(connection)
      }
      throw error
    } finally {
      connection.isReading = false
    }
  }

  /** Reads and sends new events. A notification that arrives meanwhile makes it read once more. */
  const read = (connection: Connection) => {
    connection.hasNotification = true
    if (!connection.isReading) runInBackground(readAll(connection))
  }

  const retryUnread = () => {
    const connections = [...unreadConnections]
    unreadConnections.clear()
    for (const connection of connections) if (!connection.isClosed) read(connection)
  }

  const listener: Listener = {
    onNotification: ({ session, number }) => {
      const connection = bySession.get(session)
      if (connection === undefined || (number > 0 && number <= connection.lastSent)) return
      if (number === 0) connection.isChanged = true
      if (number < 0) connection.resendNumber = -number
      read(connection)
    },
    onGap: () => {
      for (const connection of bySession.values()) {
        connection.isChanged = true
        read(connection)
      }
    },
  }

  const sendHeartbeats = (connections: ReadonlySet<Connection>) => {
    for (const connection of connections)
      if (connection.isFull) connection.cut()
      else connection.send(heartbeat)
    if (connections.size === 0) return
    const listeners = [...connections].map(({ listener }) => listener)
    runInBackground(relaxedCommit(trx => renewListeners(trx, listeners, listenedUntil(clock()))))
  }

  const releaseListeners = () => {
    const listeners = closedListeners
    closedListeners = []
    if (listeners.length > 0) runInBackground(relaxedCommit(trx => forgetListeners(trx, listeners)))
  }

  /** Ends streams whose session has expired by the clock of its world, or whose world is deleted. */
  const endExpired = async (): Promise<void> => {
    isCheckingExpiry = true
    try {
      const real = clock()
      /** A connection that opens while the worlds are read may belong to a world that is not read. */
      const connections = [...bySession.values()].filter(connection => connection.world !== '')
      const ids = new Set(connections.map(connection => connection.world))
      if (ids.size === 0) return
      const found = new Map((await findWorlds(db, [...ids])).map(row => [row.id, row]))
      for (const connection of connections) {
        const world = found.get(connection.world)
        if (world === undefined || (world.expires_at !== null && world.expires_at <= real))
          sendEnd(connection, connection.lastSent + 1)
        else if (connection.expiresAt <= worldTime(world, real)) {
          await endSession(service, connection.session, 'expired')
          connection.expiresAt = Number.POSITIVE_INFINITY
        }
      }
    } finally {
      isCheckingExpiry = false
    }
  }

  const timer = setInterval(() => {
    ticks += 1
    releaseListeners()
    sendHeartbeats(heartbeatGroups[ticks % heartbeatGroups.length] ?? new Set())
    if (ticks % ticksPerExpiryCheck !== 0) return
    retryUnread()
    if (bySession.size > 0 && !isCheckingExpiry) runInBackground(endExpired())
  }, tickInterval)

  const detach = (connection: Connection, group: Set<Connection>) => {
    group.delete(connection)
    unreadConnections.delete(connection)
    if (bySession.get(connection.session) === connection) bySession.delete(connection.session)
    closedListeners.push(connection.listener)
  }

  return {
    ready: async () => {
      listening ??= notifications.listen(listener)
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
        closedListeners.push(connection.listener)
        return
      }
      lastGroup = (lastGroup + 1) % heartbeatGroups.length
      const group = heartbeatGroups[lastGroup] ?? new Set()
      response.on('close', () => detach(connection, group))
      bySession.get(connection.session)?.cut()
      bySession.set(connection.session, connection)
      group.add(connection)
      if (connection.eventsUntilCut === 0) connection.cutAfterFlush()
      else read(connection)
    },
    drain: () => {
      for (const group of heartbeatGroups) for (const connection of group) connection.endForReconnect()
    },
    close: async () => {
      clearInterval(timer)
      for (const group of heartbeatGroups) for (const connection of group) connection.cut()
      await notifications.close()
      await Promise.all(running)
      releaseListeners()
      await Promise.all(running)
    },
  }
}
