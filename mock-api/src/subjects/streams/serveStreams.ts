import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { type StreamHub, streamHub } from './streamHub.ts'
import { StreamPayload } from './streamPayload.ts'

/** The head of an answer as names and values in turn, which are written and not kept. */
const headersOf = (reply: FastifyReply): string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap(one => [name, String(one)]),
  )

/**
 * A stream stays open for minutes. What its call said, the token too, is not needed for so long; nor is the call itself,
 * which the framework holds on to until the end of the answer, to tell its hooks.
 */
const forgetCall = ({ raw: request }: FastifyRequest, { raw: response }: FastifyReply): void => {
  request.rawHeaders = []
  request.headers = {}
  request.url = ''
  for (const tellHooks of response.listeners('error'))
    for (const event of ['error', 'finish']) response.off(event, tellHooks)
  for (const tellHooks of request.listeners('close')) request.off('close', tellHooks)
}

/**
 * Lets the calls of a scope open streams: once every other hook has said what the head of the answer is, the connection
 * passes to the hub. They end when the service stops.
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
    scope.journal.note(request, reply)
    scope.logCall(request, reply, reply.statusCode)
    forgetCall(request, reply)
    raw.on('error', logError)
    hub.attach(raw, payload)
  })
  scope.addHook('preHandler', (_request, _reply, done) => {
    done(scope.draining.isDraining ? new Refusal('unavailable') : undefined)
  })
  scope.draining.onBegin(hub.sendAway)
  scope.addHook('preClose', hub.close)
  return hub
}
