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

/** Closes the connection of whoever sends a body too slowly, so that nobody keeps one open for ever. */
export const slowBodies = (app: FastifyInstance, { body, uploadLook, uploadBytes }: Patience): void => {
  const watch = ({ raw, headers }: FastifyRequest) => {
    const isUpload = (headers['content-type'] ?? '').startsWith('multipart/')
    let before = raw.socket.bytesRead
    const timer = setInterval(
      () => {
        const received = raw.socket.bytesRead
        const isMoving = isUpload && received - before >= uploadBytes
        before = received
        if (!raw.complete && !isMoving) raw.destroy()
      },
      isUpload ? uploadLook : body,
    )
    /** Not when it is answered: what is left of a refused upload has to come to an end too. */
    raw.once('close', () => clearInterval(timer))
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') watch(request)
    done()
  })
}
