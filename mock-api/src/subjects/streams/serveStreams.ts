import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { type StreamHub, streamHub } from './streamHub.ts'
import { StreamPayload } from './streamPayload.ts'

/** The headers of a reply as names and values in turn, the form that Node writes without keeping a copy. */
const headersOf = (reply: FastifyReply): string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap(one => [name, String(one)]),
  )

/**
 * Releases the memory of a call whose stream stays open for minutes: its headers, with the token, and the listeners by
 * which the framework refers to the call until the response ends.
 */
const releaseCall = ({ raw: request }: FastifyRequest, { raw: response }: FastifyReply): void => {
  request.rawHeaders = []
  request.headers = {}
  request.url = ''
  for (const hookListener of response.listeners('error'))
    for (const event of ['error', 'finish']) response.off(event, hookListener)
  for (const hookListener of request.listeners('close')) request.off('close', hookListener)
  // The hub cuts a connection that takes no heartbeat, so that the socket needs no timer of its own.
  response.setTimeout(0)
}

/**
 * Lets the calls of a scope open streams. After every other hook has set its headers, this one writes them and passes
 * the connection to the hub. All streams end when the service stops.
 */
export const serveStreams = (scope: FastifyInstance, service: Service): StreamHub => {
  const hub = streamHub(service, scope.log)
  const logError = (error: Error) => scope.log.error({ err: error }, 'a stream could not be written')
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (!(payload instanceof StreamPayload)) return done(null, payload)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(reply.statusCode, [...headersOf(reply), 'x-accel-buffering', 'no'])
    raw.flushHeaders()
    scope.requestLog.record(request, reply)
    scope.logCall(request, reply, reply.statusCode)
    releaseCall(request, reply)
    raw.on('error', logError)
    hub.attach(raw, payload)
  })
  scope.addHook('preHandler', (_request, _reply, done) => {
    done(scope.draining.isDraining ? new Refusal('unavailable') : undefined)
  })
  scope.draining.onBegin(hub.drain)
  scope.addHook('preClose', hub.close)
  return hub
}
