import { sql } from 'kysely'
import { Client, type ClientConfig } from 'pg'
import type { Listener, Notifications, StreamNotification } from './notifications.ts'

const channel = 'kiosk_streams'
/** How long after a broken connection another one is tried. Milliseconds. */
const retryAfter = 500

const payloadOf = ({ session, number }: StreamNotification): string => `${session} ${number}`

const notificationIn = (payload: string): StreamNotification => {
  const [session = '', number] = payload.split(' ')
  return { session, number: Number(number) }
}

/**
 * Notifications over PostgreSQL's LISTEN and NOTIFY: the payload is a session and a number, in the order of the commits. One
 * connection listens; when it breaks, this reconnects until it succeeds, and then reports the gap to the listener.
 */
export const postgresNotifications = (
  settings: ClientConfig,
  reportError: (reason: string) => void,
): Notifications => {
  let connected: Client | null = null
  let retry: NodeJS.Timeout | null = null
  let closed = false

  /** Connects and listens; `onLost` is called once when that connection breaks. */
  const connect = async (listener: Listener, onLost: (reason: string) => void): Promise<void> => {
    const client = new Client(settings)
    const lose = (reason: string) => {
      if (connected !== client) return
      connected = null
      onLost(reason)
    }
    /** Errors during connecting reject the calls below; without a handler they would also end the process. */
    client.on('error', ({ message }) => lose(message))
    client.on('end', () => lose('the connection that listens was ended'))
    client.on('notification', ({ payload = '' }) => listener.onNotification(notificationIn(payload)))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    if (closed) await client.end()
    else connected = client
  }

  const listen = (listener: Listener): Promise<void> => {
    const onLost = (reason: string) => {
      reportError(reason)
      reconnectSoon()
    }
    /** The broken connection has already logged that the database is unreachable. */
    const reconnectSoon = () => {
      if (closed) return
      retry = setTimeout(() => {
        connect(listener, onLost).then(listener.onGap, reconnectSoon)
      }, retryAfter)
    }
    return connect(listener, onLost)
  }

  return {
    withNotifications: (work, within) =>
      within(trx =>
        work(trx, async notification => {
          await sql`select pg_notify(${channel}, ${payloadOf(notification)})`.execute(trx)
        }),
      ),
    listen,
    close: async () => {
      closed = true
      if (retry !== null) clearTimeout(retry)
      const client = connected
      connected = null
      await client?.end()
    },
  }
}
