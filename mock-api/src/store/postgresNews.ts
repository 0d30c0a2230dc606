import { sql } from 'kysely'
import { Client } from 'pg'
import type { Ear, News, Told } from './news.ts'

const channel = 'kiosk_streams'
/** How long after a broken connection another one is tried. Milliseconds. */
const retryAfter = 500

const written = ({ session, number }: Told): string => `${session} ${number}`

const toldIn = (payload: string): Told => {
  const [session = '', number] = payload.split(' ')
  return { session, number: Number(number) }
}

/** News over PostgreSQL's LISTEN and NOTIFY: the payload is a session and a number, in the order of the commits. */
export const postgresNews = (url: string, complain: (reason: string) => void): News => {
  let client: Client | null = null
  let retry: NodeJS.Timeout | null = null
  let closed = false

  const connect = async (ear: Ear): Promise<void> => {
    const next = new Client({ connectionString: url })
    let lost = false
    /** A connection that breaks says so by an error, by its end, or by both. */
    const lose = (reason: string) => {
      if (lost || closed) return
      lost = true
      complain(reason)
      retry = setTimeout(reconnect, retryAfter, ear)
    }
    next.on('notification', ({ payload = '' }) => ear.hear(toldIn(payload)))
    next.on('error', ({ message }) => lose(message))
    client = next
    await next.connect()
    next.on('end', () => lose('the connection that listens was ended'))
    await next.query(`listen ${channel}`)
  }
  const reconnect = (ear: Ear) => {
    connect(ear).then(ear.missed, (error: unknown) => {
      complain(String(error))
      if (!closed) retry = setTimeout(reconnect, retryAfter, ear)
    })
  }

  return {
    telling: (work, within) =>
      within(trx =>
        work(trx, async told => {
          await sql`select pg_notify(${channel}, ${written(told)})`.execute(trx)
        }),
      ),
    listen: connect,
    close: async () => {
      closed = true
      if (retry !== null) clearTimeout(retry)
      await client?.end()
    },
  }
}
