import type { FastifyInstance } from 'fastify'

/**
 * Logs every finished call in one line. The line contains no value that the caller sent: a route appears with the
 * names of its parameters, and an unknown address does not appear.
 */
export const callLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    app.log.info(
      {
        method: request.method,
        route: request.call?.url ?? null,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        reqId: request.id,
        world: request.at === 0 ? null : request.world.id,
      },
      'call',
    )
    done()
  })
}
