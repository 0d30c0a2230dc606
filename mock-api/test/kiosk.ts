import { Agent, request } from 'node:http'
import { type StreamMessage, streamMessage } from '@open-account/contracts/kioskMessages'
import { phoneFile } from '@open-account/contracts/phone'
import type { FastifyInstance } from 'fastify'
import { pdf } from '../src/subjects/seeding/applicantBy.ts'
import { multipart } from '../src/subjects/seeding/multipart.ts'

export interface Heard {
  readonly id: number
  readonly data: StreamMessage
}

/** The kiosk's end of a stream. */
export interface Listener {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  /** The events that arrived, in order of arrival. */
  readonly events: readonly Heard[]
  /** How many comments arrived. */
  readonly comments: () => number
  /** Resolves at the first comment with the number of events that arrived before it. */
  readonly beforeComment: Promise<number>
  /** The stream's `retry`: the delay after which the kiosk reconnects. Milliseconds. */
  readonly retry: () => number | null
  /** The complete body of an answer that is no stream. */
  readonly body: () => string
  /** Resolves when this many events have arrived. */
  readonly heard: (count: number) => Promise<readonly Heard[]>
  /** Resolves when the connection is closed or cut by the service. */
  readonly over: Promise<'closed' | 'cut'>
  readonly hangUp: () => void
}

const eventIn = (block: string): Heard => {
  const fields = new Map(
    block.split('\n').map(line => {
      const [name = '', ...rest] = line.split(': ')
      return [name, rest.join(': ')]
    }),
  )
  return { id: Number(fields.get('id')), data: streamMessage.parse(JSON.parse(fields.get('data') ?? '')) }
}

export const stateOf = (
  app_state: string,
  missing_fields: readonly string[] = ['poo', 'bizfile'],
  signature_request?: string,
): string =>
  Buffer.from(JSON.stringify({ app_id: 'OA', app_state, missing_fields, signature_request })).toString(
    'base64url',
  )

interface Opening {
  readonly state: string
  readonly token?: string
  readonly lastEventId?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Every stream has its own connection. */
const agent = new Agent({ keepAlive: false })

/** Opens a stream over the network. */
export const listen = (
  origin: string,
  { state, token = 'token-1', lastEventId, headers = {} }: Opening,
): Promise<Listener> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${origin}/khaos/v1/upload/event?state=${state}`,
      {
        agent,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
          ...headers,
        },
      },
      response => {
        const isStream = response.headers['content-type'] === 'text/event-stream'
        const events: Heard[] = []
        const waiting = new Set<() => void>()
        let [comments, rest, body] = [0, '', '']
        let retry: number | null = null
        const { promise: beforeComment, resolve: comment } = Promise.withResolvers<number>()
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          if (!isStream) body += piece
          const blocks = isStream ? (rest + piece).split('\n\n') : []
          rest = blocks.pop() ?? ''
          for (const block of blocks)
            if (block.startsWith(':')) {
              comments += 1
              comment(events.length)
            } else if (block.startsWith('retry: ')) retry = Number(block.slice('retry: '.length))
            else events.push(eventIn(block))
          for (const look of waiting) look()
        })
        const over = new Promise<'closed' | 'cut'>(done => {
          response.on('error', () => done('cut'))
          response.on('close', () => done(response.complete ? 'closed' : 'cut'))
        })
        const heard = (count: number) =>
          new Promise<readonly Heard[]>(done => {
            const look = () => {
              if (events.length < count) return
              waiting.delete(look)
              done(events)
            }
            waiting.add(look)
            look()
          })
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          events,
          comments: () => comments,
          beforeComment,
          retry: () => retry,
          body: () => body,
          heard,
          over,
          hangUp: () => sent.destroy(),
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })

/** The parts of the address in the first message of a stream. */
export const linkIn = (events: readonly Heard[]) => {
  const found = events.map(({ data }) => data).find(data => data.kind === 'upload_url')
  if (found === undefined) throw new Error('The stream told no link')
  const url = new URL(found.url)
  return {
    ...found,
    origin: url.origin,
    path: url.pathname,
    secret: url.searchParams.get('s') ?? '',
    stateId: url.searchParams.get('stateId'),
  }
}

export const sessionIn = (events: readonly Heard[]): string => {
  const found = events.map(({ data }) => data).find(data => data.kind === 'kiosk_stream')
  if (found === undefined) throw new Error('The stream told no id')
  return found.id
}

const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` })

/** The calls of a phone with the secret of a link. */
export const phone = (app: FastifyInstance, secret: string) => ({
  read: () => app.inject({ url: '/khaos/v1/upload/session', headers: bearer(secret) }),
  upload: (docId: string, filename = `${docId.replaceAll('_', ' ')}.pdf`, file = pdf) =>
    app.inject({
      method: 'POST',
      url: `/khaos/v1/upload/files?${new URLSearchParams({ docId, filename }).toString()}`,
      ...multipart(file, bearer(secret)),
    }),
  sign: (picture: Uint8Array) =>
    app.inject({
      method: 'POST',
      url: '/khaos/v1/upload/signature',
      ...multipart(Buffer.from(picture), bearer(secret)),
    }),
  send: (sessionId: string, message: string) =>
    app.inject({
      method: 'POST',
      url: `/khaos/v1/upload/files/send?${new URLSearchParams({ sessionId, message }).toString()}`,
      headers: bearer(secret),
    }),
})

/** The other calls of a kiosk. */
export const kiosk = (app: FastifyInstance, token = 'token-1') => ({
  close: (id: string) => app.inject({ url: `/khaos/v1/upload/close/${id}`, headers: bearer(token) }),
  reset: (sessionId: string) =>
    app.inject({
      method: 'POST',
      url: `/khaos/v1/upload/files/reset?sessionId=${sessionId}`,
      headers: bearer(token),
    }),
  deleteFile: (sessionId: string, stateId: string, uploaded: string, changes: object = {}) => {
    const { id: docId, type, fileId, filename, size } = phoneFile.parse(JSON.parse(uploaded))
    return app.inject({
      method: 'POST',
      url: `/khaos/v1/upload/files/delete?sessionId=${sessionId}`,
      headers: bearer(token),
      payload: { stateId, type, fileId, docId, fileDetails: { filename, size }, ...changes },
    })
  },
})
