import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documentMaxBytes } from '@open-account/domain/upload/sizes'
import { Refusal } from '../refusal.ts'
import type { Timeouts } from '../timeouts.ts'
import { closeAfterAnswer } from './closeAfterAnswer.ts'

/** The largest JSON body. Bytes. */
export const bodyLimit = 262_144
/** How many bytes of a body are read at most beyond what the call takes: the parts around a file are in it too. */
export const beyondLimit = 8_192

declare module 'fastify' {
  interface FastifyRequest {
    /** How many bytes of the body are read at most, also those of an upload that is refused. */
    mostBytes: number
  }
  interface FastifyInstance {
    /** To be called before an answer of which the app's hooks know nothing. */
    settleBody: (request: FastifyRequest, reply: FastifyReply) => void
  }
}

/** How many times within the shortest of its times a body that is on its way is checked. */
const checks = 20

interface Arrival {
  readonly isUpload: boolean
  /** The bytes that the connection had brought when the request began. */
  readonly before: number
  /** The bytes that the connection had brought, and the moment at which there have to be more. */
  received: number
  due: number
  isTooSlow: boolean
  isAnswered: boolean
}

const isUpload = ({ headers }: IncomingMessage) => (headers['content-type'] ?? '').startsWith('multipart/')

/** The bytes of a body as its header says them; endless where it does not. */
const declaredBytes = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY

/**
 * Looks after the bodies that are on their way, whatever the call: one that comes too slowly ends its call, and one
 * that is not read to its end when its call is answered is thrown away, or closes the connection where that would be too
 * much. One clock watches all of them: nearly every body is there long before it is checked.
 */
export const requestBodies = (
  app: FastifyInstance,
  { body, uploadCheck, uploadBytes, linger }: Timeouts,
): void => {
  const arriving = new Map<IncomingMessage, Arrival>()

  const endSlow = (raw: IncomingMessage, arrival: Arrival) => {
    const isRead = raw.listenerCount('error') > 0
    if (arrival.isTooSlow || arrival.isAnswered || !isRead) {
      raw.destroy()
      return
    }
    arrival.isTooSlow = true
    /** What reads the body passes this on as the end of its call. */
    raw.emit('error', new Refusal('request_timeout'))
  }
  const check = (raw: IncomingMessage, arrival: Arrival, now: number) => {
    if (raw.complete || raw.destroyed) {
      arriving.delete(raw)
      return
    }
    /** While something is still to be read it is the service that is slow. */
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

  /** Before any route is looked for: an address that cannot be read comes with a body too. */
  app.server.prependListener('request', (raw: IncomingMessage) => {
    if (declaredBytes(raw) === 0) return
    const upload = isUpload(raw)
    arriving.set(raw, {
      isUpload: upload,
      before: raw.socket.bytesRead,
      received: raw.socket.bytesRead,
      due: performance.now() + (upload ? uploadCheck : body),
      isTooSlow: false,
      isAnswered: false,
    })
  })

  /** An expectation that HTTP does not know may be ignored; the server itself would answer it off the contract. */
  app.server.on('checkExpectation', (raw, response) => app.server.emit('request', raw, response))

  const settleBody = ({ raw, mostBytes }: FastifyRequest, reply: FastifyReply) => {
    const arrival = arriving.get(raw)
    if (arrival === undefined || raw.readableEnded) return
    arrival.isAnswered = true
    raw.unpipe()
    raw.pause()
    const isReadToItsEnd = !arrival.isTooSlow && declaredBytes(raw) <= mostBytes
    const read = raw.socket.bytesRead - arrival.before
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
}
