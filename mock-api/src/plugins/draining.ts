import type { Socket } from 'node:net'
import { plugin } from '../kit/plugin.ts'
import type { Timeouts } from '../kit/timeouts.ts'

/** The state before the service stops: it still answers calls and opens no new stream. */
export interface Draining {
  readonly isDraining: boolean
  /** Begins to drain. A second call has no effect. */
  readonly begin: () => void
  /** Calls the listener when draining begins. */
  readonly onBegin: (listener: () => void) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining
  }
}

/** How often idle connections are closed while the server closes. Milliseconds. */
const idleCheck = 50

/**
 * Drains the service before it stops: every answer closes its connection, and calls that take too long are cut. When
 * the server closes, every idle connection closes too.
 */
export const draining = plugin<Pick<Timeouts, 'lastCalls'>>({ name: 'draining' }, (app, { lastCalls }) => {
  const { server } = app
  const drain = new AbortController()
  const open = new Set<Socket>()
  let deadline: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined

  const begin = () => {
    if (drain.signal.aborted) return
    deadline = setTimeout(() => server.closeAllConnections(), lastCalls)
    drain.abort()
  }
  app.decorate('draining', {
    get isDraining() {
      return drain.signal.aborted
    },
    begin,
    onBegin: listener => drain.signal.addEventListener('abort', listener, { once: true }),
  })

  server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const closeIdle = () => {
    server.closeIdleConnections()
    /** The server does not count a connection that never sent a byte as idle. */
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }

  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.signal.aborted) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', done => {
    begin()
    closeIdle()
    /** Answers that began before draining leave their connections open. */
    idle = setInterval(closeIdle, idleCheck)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearTimeout(deadline)
    clearInterval(idle)
    done()
  })
})
