import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { documentMaxBytes } from '@open-account/domain/upload/sizes'
import { beyondLimit, bodyLimit } from '../kit/bodyLimits.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Timeouts } from '../kit/timeouts.ts'
import { closeAfterAnswer } from './closeAfterAnswer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How many bytes of the body are read at most, also of a refused upload. */
    mostBytes: number
  }
  interface FastifyInstance {
    /** Call this before an answer that bypasses the app's hooks. */
    settleBody: (request: FastifyRequest, reply: FastifyReply) => void
  }
}

/** How often an arriving body is checked within the shortest of its timeouts. */
const checks = 20

interface Arrival {
  readonly isUpload: boolean
  /** The bytes that the connection had received when the request began. */
  readonly initialBytes: number
  /** The bytes that the connection had received, and the time by which there must be more. */
  received: number
  due: number
  isTooSlow: boolean
  isAnswered: boolean
}

const isUpload = ({ headers }: IncomingMessage) => (headers['content-type'] ?? '').startsWith('multipart/')

/** The `Content-Length` of a body; infinite without that header. */
const declaredBytes = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY

/**
 * Watches the arriving bodies of all calls. A body that comes too slowly ends its call. When a call is answered before
 * its body is read, the rest is discarded, or the connection is closed where the rest is too
 * large. One timer checks all bodies, because nearly every body is complete long before its first check.
 */
export const requestBodies = plugin<Timeouts>(
  { name: 'requestBodies' },
  (app, { body, uploadCheck, uploadBytes, linger }) => {
    const arriving = new Map<IncomingMessage, Arrival>()

    const endSlow = (raw: IncomingMessage, arrival: Arrival) => {
      const isRead = raw.listenerCount('error') > 0
      if (arrival.isTooSlow || arrival.isAnswered || !isRead) {
        raw.destroy()
        return
      }
      arrival.isTooSlow = true
      /** The reader of the body rejects its call with this error. */
      raw.emit('error', new Refusal('request_timeout'))
    }
    const check = (raw: IncomingMessage, arrival: Arrival, now: number) => {
      if (raw.complete || raw.destroyed) {
        arriving.delete(raw)
        return
      }
      /** While unread bytes wait, the service is slow, not the caller. */
      if (now < arrival.due || (raw.readableLength > 0 && !arrival.isAnswered)) return
      const { bytesRead } = raw.socket
      if (!arrival.isUpload || bytesRead - arrival.received < uploadBytes) endSlow(raw, arrival)
      arrival.received = bytesRead
      arrival.due = now + uploadCheck
    }
    const clock = setInterval(
      () => {
        const now = performance.now()
        for (const [raw, arrival] of arriving) check(raw, arrival, now)
      },
      Math.min(body, uploadCheck) / checks,
    )

    /** Before routing, because a call with a malformed address has a body too. */
    app.server.prependListener('request', (raw: IncomingMessage) => {
      if (declaredBytes(raw) === 0) return
      const upload = isUpload(raw)
      arriving.set(raw, {
        isUpload: upload,
        initialBytes: raw.socket.bytesRead,
        received: raw.socket.bytesRead,
        due: performance.now() + (upload ? uploadCheck : body),
        isTooSlow: false,
        isAnswered: false,
      })
    })

    /** An unknown `Expect` may be ignored; the server's own answer is not in the contract. */
    app.server.on('checkExpectation', (raw, response) => app.server.emit('request', raw, response))

    const settleBody = ({ raw, mostBytes }: FastifyRequest, reply: FastifyReply) => {
      const arrival = arriving.get(raw)
      if (arrival === undefined || raw.readableEnded) return
      arrival.isAnswered = true
      raw.unpipe()
      raw.removeAllListeners('data')
      raw.pause()
      const isReadToItsEnd = !arrival.isTooSlow && declaredBytes(raw) <= mostBytes
      const read = raw.socket.bytesRead - arrival.initialBytes
      closeAfterAnswer(raw, isReadToItsEnd ? Number.POSITIVE_INFINITY : mostBytes - read, linger)
      if (!isReadToItsEnd) reply.header('connection', 'close')
    }

    app.decorateRequest('mostBytes', bodyLimit + beyondLimit)
    app.decorate('settleBody', settleBody)
    app.addHook('onRequest', (request, _reply, done) => {
      if (isUpload(request.raw)) request.mostBytes = documentMaxBytes + beyondLimit
      done()
    })
    app.addHook('onSend', (request, reply, _payload, done) => {
      settleBody(request, reply)
      done()
    })
    app.addHook('onResponse', ({ raw }, _reply, done) => {
      if (raw.complete) arriving.delete(raw)
      done()
    })
    app.addHook('onClose', (_app, done) => {
      clearInterval(clock)
      done()
    })
  },
)
