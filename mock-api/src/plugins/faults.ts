import { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { type FaultEffect, statusOfError } from '@open-account/contracts/control/faults'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import { cutAnswer, type Payload, slowAnswer, throttledAnswer } from '../subjects/faults/disturbedAnswer.ts'
import { type Fault, faultOf } from '../subjects/faults/faultOf.ts'
import { StreamPayload } from '../subjects/streams/streamPayload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that a tester requested for this call, or null. */
    fault: FaultEffect | null
    /** The same as long as it waits for the answer. */
    faultOfAnswer: FaultEffect | null
  }
}

type EffectOf<Kind extends FaultEffect['kind']> = Extract<FaultEffect, { kind: Kind }>

/** The body that replaces an answer that is to be malformed. */
const unreadable = '{"unreadable":'

const refusalOf = (
  { error, error_description: description }: Extract<FaultEffect, { kind: 'status' }>,
  { call }: FastifyRequest,
): Refusal => {
  const status = statusOfError(call?.operation ?? '', error)
  return new Refusal(error, {
    ...(description === undefined ? {} : { description }),
    ...(status === null ? {} : { status }),
  })
}

/** Ends a call without an answer. */
const drop = (request: FastifyRequest, reply: FastifyReply) => {
  reply.hijack()
  request.server.requestLog.record(request, reply)
  request.server.logCall(request, reply, null)
  request.raw.socket.destroy()
}

/** Writes an answer of the tester's own. Returns its body. */
const writeAnswer = (reply: FastifyReply, { status, headers, body }: EffectOf<'answer'>): string => {
  void reply.status(status).removeHeader('content-length').type('application/json; charset=utf-8')
  if (body === '') void reply.removeHeader('content-type')
  for (const { name, value } of headers) void reply.header(name, value)
  return body
}

/** The effects that change the answer of a call, and not the call itself. */
const ofAnswer: ReadonlySet<FaultEffect['kind']> = new Set([
  'malformed',
  'slow_body',
  'bandwidth',
  'cut_body',
])
const isOfAnswer = (effect: FaultEffect): boolean =>
  ofAnswer.has(effect.kind) || ('when' in effect && effect.when === 'after')

/** A broken return from the identity service counts where the browser returns, not before its page. */
const isOfCall = ({ kind }: FaultEffect): boolean => kind !== 'identity_callback'

/** Applies a fault before the call takes effect. */
const disturbCall = async (
  { sleep }: Pick<Service, 'sleep'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { effect, share }: Fault,
): Promise<void> => {
  if (effect.kind === 'status') throw refusalOf(effect, request)
  if (effect.kind === 'delay') await sleep(effect.delay_ms + Math.round(share * effect.jitter_ms))
  if (effect.kind === 'drop') drop(request, reply)
  if (effect.kind === 'answer') await reply.send(writeAnswer(reply, effect))
}

/** An answer as a fault changes it. */
const disturbed = (
  { sleep }: Pick<Service, 'sleep'>,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
  effect: EffectOf<'slow_body' | 'bandwidth' | 'cut_body'>,
): Payload => {
  if (effect.kind === 'cut_body') {
    if (!(payload instanceof Readable)) void reply.header('content-length', Buffer.byteLength(payload))
    return cutAnswer(payload, effect.after_bytes, () => request.raw.socket.destroySoon())
  }
  reply.removeHeader('content-length')
  if (effect.kind === 'bandwidth') return throttledAnswer(payload, effect.bytes_per_second, sleep)
  return payload instanceof Readable ? payload : slowAnswer(payload, effect.duration_ms, sleep)
}

/** Whether a fault may affect a call: no call of the control API, and none of the service itself. */
const isFaulty = ({ call, at, world, isSeed }: FastifyRequest): boolean =>
  call?.operation !== undefined && call.control !== true && at !== 0 && world.faulty !== 0 && !isSeed

/** Applies the faults that testers requested. A world without faults costs no query. */
export const faults = plugin<Service>(
  {
    name: 'faults',
    dependencies: ['errors', 'call', 'world', 'latency', 'requestLog', 'callLog', 'seeding'],
  },
  (app, service) => {
    app.decorateRequest('fault', null)
    app.decorateRequest('faultOfAnswer', null)
    const applyFault = callbackify(async (request: FastifyRequest, reply: FastifyReply) => {
      const fault = await faultOf(service, request, isOfCall)
      if (fault === null) return
      request.fault = fault.effect
      if (isOfAnswer(fault.effect)) request.faultOfAnswer = fault.effect
      else await disturbCall(service, request, reply, fault)
    })
    app.addHook('preHandler', (request, reply, done) => {
      if (isFaulty(request)) applyFault(request, reply, done)
      else done()
    })
    app.addHook<Payload | null | undefined>('onSend', (request, reply, payload, done) => {
      const effect = request.faultOfAnswer
      request.faultOfAnswer = null
      if (effect === null) return done(null, payload)
      if (effect.kind === 'slow_body' || effect.kind === 'bandwidth' || effect.kind === 'cut_body') {
        /** A kiosk's stream has a fault of its own. */
        const isStream = payload instanceof StreamPayload
        return done(null, isStream ? payload : disturbed(service, request, reply, payload ?? '', effect))
      }
      if (payload instanceof Readable) payload.destroy()
      if (effect.kind === 'malformed') {
        reply.sentBody = unreadable
        return done(null, unreadable)
      }
      if (effect.kind === 'status') return done(refusalOf(effect, request))
      if (effect.kind === 'drop') return drop(request, reply)
      if (effect.kind === 'answer') {
        const body = writeAnswer(reply, effect)
        reply.sentBody = body
        return done(null, body)
      }
      done(null, payload)
    })
  },
)
