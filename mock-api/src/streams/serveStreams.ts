import type { FastifyInstance } from 'fastify'
import type { Service } from '../service.ts'
import { type StreamHub, streamHub } from './streamHub.ts'
import { StreamPayload } from './streamPayload.ts'

/**
 * Lets the calls of a scope open streams: once every other hook has said what the head of the answer is, the connection
 * goes over to the hub. They are cut when the service stops.
 */
export const serveStreams = (scope: FastifyInstance, service: Service): StreamHub => {
  const hub = streamHub(service, scope.log)
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (!(payload instanceof StreamPayload)) return done(null, payload)
    reply.hijack()
    const { raw } = reply
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value)
    raw.setHeader('x-accel-buffering', 'no')
    raw.flushHeaders()
    scope.journal.note(request, reply)
    hub.attach(raw, payload)
  })
  scope.addHook('preClose', hub.close)
  return hub
}
