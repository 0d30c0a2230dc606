import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface Patience {
  /** How long the body of an ordinary call may take. Milliseconds. */
  readonly body: number
  /** How often an upload is looked at, and how many bytes must have come since the last look. */
  readonly uploadLook: number
  readonly uploadBytes: number
}

/** An upload may take as long as it needs while it moves: 1,000 bytes a second are enough. */
export const ordinaryPatience: Patience = { body: 30_000, uploadLook: 10_000, uploadBytes: 10_000 }

/** How many times within the shortest patience the bodies that are on their way are looked at. */
const looks = 10

interface Arrival {
  readonly isUpload: boolean
  /** The bytes that the connection had brought, and the moment at which there have to be more. */
  received: number
  due: number
}

/**
 * Closes the connection of whoever sends a body too slowly, so that nobody keeps one open for ever. One clock looks at
 * all of them: nearly every body is there long before anybody looks.
 */
export const slowBodies = (app: FastifyInstance, { body, uploadLook, uploadBytes }: Patience): void => {
  const arriving = new Map<FastifyRequest['raw'], Arrival>()

  const look = (raw: FastifyRequest['raw'], arrival: Arrival, now: number) => {
    if (raw.complete || raw.destroyed) {
      arriving.delete(raw)
      return
    }
    if (now < arrival.due) return
    const { bytesRead } = raw.socket
    const isMoving = arrival.isUpload && bytesRead - arrival.received >= uploadBytes
    if (!isMoving) raw.destroy()
    arrival.received = bytesRead
    arrival.due = now + uploadLook
  }
  const clock = setInterval(
    () => {
      const now = performance.now()
      for (const [raw, arrival] of arriving) look(raw, arrival, now)
    },
    Math.min(body, uploadLook) / looks,
  )

  app.addHook('onRequest', ({ raw, method, headers }, _reply, done) => {
    if (method !== 'GET' && method !== 'HEAD') {
      const isUpload = (headers['content-type'] ?? '').startsWith('multipart/')
      arriving.set(raw, {
        isUpload,
        received: isUpload ? raw.socket.bytesRead : 0,
        due: performance.now() + (isUpload ? uploadLook : body),
      })
    }
    done()
  })
  /** A body that is still on its way when its call is answered has to come to an end too. */
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw.complete) arriving.delete(raw)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(clock)
    done()
  })
}
