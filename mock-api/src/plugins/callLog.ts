import type { ServiceErrorCode } from '@open-account/contracts/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'

interface Line {
  readonly method: string | null
  readonly route: string | null
  readonly status: number | null
  readonly milliseconds: number | null
  readonly reqId: string | null
  readonly world: string | null
}

/** How a call ended. */
interface Outcome extends Pick<Line, 'method' | 'route' | 'status' | 'milliseconds'> {
  /** The code of its refusal. */
  readonly error: ServiceErrorCode | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the log has the line of this call already. */
    logged: boolean
  }
  interface FastifyInstance {
    /** Logs a call whose answer continues as a stream, or that gets none: then its status is null. */
    logCall: (request: FastifyRequest, reply: FastifyReply, status: number | null) => void
    /** Logs a request that could not be read; only its status is certain. */
    logUnreadable: (line: Pick<Line, 'status'> & Partial<Line>) => void
    /** Calls the observer whenever the log gets a line. */
    observeCalls: (observer: (outcome: Outcome) => void) => void
  }
}

const unknown = { method: null, route: null, milliseconds: null, reqId: null, world: null }

/**
 * Logs every call in one line. The line contains no value that the caller sent: a route appears with the names of its
 * parameters, and an unknown address does not appear.
 */
export const callLog = plugin({ name: 'callLog', dependencies: ['call', 'world'] }, app => {
  let observe: ((outcome: Outcome) => void) | undefined
  const write = (line: Line) => app.log.info(line, 'call')
  const log = (request: FastifyRequest, status: number | null, milliseconds: number | null) => {
    if (request.logged) return
    request.logged = true
    const { method, refusedWith: error } = request
    const route = request.call?.url ?? null
    observe?.({ method, route, status, milliseconds, error })
    write({
      method,
      route,
      status,
      milliseconds: milliseconds === null ? null : Math.round(milliseconds),
      reqId: request.id,
      world: request.at === 0 ? null : request.world.id,
    })
  }
  app.decorateRequest('logged', false)
  app.decorate('logCall', (request, reply, status) => log(request, status, reply.elapsedTime))
  app.decorate('logUnreadable', line => {
    observe?.({ ...unknown, ...line, error: null })
    write({ ...unknown, ...line })
  })
  app.decorate('observeCalls', observer => {
    observe = observer
  })
  app.addHook('onResponse', (request, reply, done) => {
    app.logCall(request, reply, reply.statusCode)
    done()
  })
  /** The caller closed the connection before the answer. */
  app.addHook('onRequestAbort', (request, done) => {
    log(request, null, null)
    done()
  })
})
