import type { FastifyInstance } from 'fastify'

/**
 * Logs every call once it is over, in one line. Nothing that came with the call is in it: a route is written with the
 * names of its parameters, and an address that leads to no route is not written.
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
