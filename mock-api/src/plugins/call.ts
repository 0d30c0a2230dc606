import type { FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the route of this call says of itself; nothing while the call has no route. */
    call?: FastifyRequest['routeOptions']['config']
  }
}

/** Finds out once what the route of a call says of itself: the framework puts it together anew whenever it is asked. */
export const call = plugin({ name: 'call' }, app => {
  app.decorateRequest('call')
  app.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
    request.call = request.routeOptions.config
    done()
  })
})
