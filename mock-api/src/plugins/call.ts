import type { FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The config of the call's route; undefined when no route matches. */
    call?: FastifyRequest['routeOptions']['config']
    /** When the call began, in the milliseconds of `performance.now()`. */
    receivedAt: number
  }
}

/** Reads the config of a call's route once, because the framework builds it anew on every access. */
export const call = plugin({ name: 'call' }, app => {
  app.decorateRequest('call')
  app.decorateRequest('receivedAt', 0)
  app.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
    request.call = request.routeOptions.config
    request.receivedAt = performance.now()
    done()
  })
})
