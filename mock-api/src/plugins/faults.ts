import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import {
  type FaultConditions,
  type FaultEffect,
  faultConditions,
  faultEffect,
  isOperation,
  statusOfError,
} from '@open-account/contracts/control/faults'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import { countCall, listOpenFaults, strikeFault } from '../store/faults.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that a tester requested for this call, or null. */
    fault: FaultEffect | null
    /** The same as long as it waits for the answer. */
    faultOfAnswer: FaultEffect | null
  }
}

type Match = FaultConditions['match'][number]

/** The body that replaces an answer that is to be malformed. */
const unreadable = '{"unreadable":'
/** The number of pieces of a slow answer. */
const slowPieces = 10

/** The value at a path of names, joined by dots. */
const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, name)
          ? (part as Readonly<Record<string, unknown>>)[name]
          : undefined,
      value,
    )

const fieldsIn: Readonly<Record<Match['in'], (request: FastifyRequest) => unknown>> = {
  body: ({ body }) => body,
  query: ({ query }) => query,
  path: ({ params }) => params,
  header: ({ headers }) => headers,
}

const isMet = (request: FastifyRequest, { in: place, name, value }: Match): boolean => {
  const found = valueAt(fieldsIn[place](request), place === 'header' ? name.toLowerCase() : name)
  return ['string', 'number', 'boolean'].includes(typeof found) && String(found) === value
}

/** A number from 0 up to 1, the same for the same seed and call. */
const shareOf = (seed: number, call: number): number =>
  createHash('sha256').update(`${seed}:${call}`).digest().readUInt32BE() / 2 ** 32

/** Whether a fault affects the call with this number, counted from 1. */
const isAffected = ({ after, every, probability, seed }: FaultConditions, call: number): boolean =>
  call > after && (call - after) % every === 0 && shareOf(seed, call) < probability

const faultOf = async ({ db }: Pick<Service, 'db'>, request: FastifyRequest): Promise<FaultEffect | null> => {
  const name = request.call?.operation ?? ''
  for (const { id, operation, effect, conditions } of await listOpenFaults(db, request.world.id)) {
    if (!isOperation(operation, name)) continue
    const affected = faultConditions.parse(JSON.parse(conditions))
    if (!affected.match.every(match => isMet(request, match))) continue
    if (isAffected(affected, await countCall(db, id)) && (await strikeFault(db, id)))
      return faultEffect.parse(JSON.parse(effect))
  }
  return null
}

/** Yields a text in pieces, with a delay before each. */
async function* slowly(text: string, duration: number, sleep: Service['sleep']): AsyncGenerator<string> {
  const size = Math.max(1, Math.ceil(text.length / slowPieces))
  for (let start = 0; start < text.length; start += size) {
    await sleep(duration / slowPieces)
    yield text.slice(start, start + size)
  }
}

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

const isOfAnswer = (effect: FaultEffect): boolean =>
  effect.kind === 'malformed' || effect.kind === 'slow_body' || ('when' in effect && effect.when === 'after')

/** Whether a fault may affect a call: no call of the control API, and none of the service itself. */
const isFaulty = ({ call, at, world, isSeed }: FastifyRequest): boolean =>
  call?.operation !== undefined && call.control !== true && at !== 0 && world.faulty !== 0 && !isSeed

/** Applies the faults that testers requested. A world without faults costs no query. */
export const faults = plugin<Service>(
  { name: 'faults', dependencies: ['errors', 'call', 'world', 'latency', 'requestLog', 'callLog'] },
  (app, service) => {
    app.decorateRequest('fault', null)
    app.decorateRequest('faultOfAnswer', null)
    const applyFault = callbackify(async (request: FastifyRequest, reply: FastifyReply) => {
      const effect = await faultOf(service, request)
      if (effect === null) return
      request.fault = effect
      if (isOfAnswer(effect)) request.faultOfAnswer = effect
      else if (effect.kind === 'status') throw refusalOf(effect, request)
      else if (effect.kind === 'delay') await service.sleep(effect.delay_ms)
      else if (effect.kind === 'drop') drop(request, reply)
    })
    app.addHook('preHandler', (request, reply, done) => {
      if (isFaulty(request)) applyFault(request, reply, done)
      else done()
    })
    app.addHook('onSend', (request, reply, payload, done) => {
      const effect = request.faultOfAnswer
      request.faultOfAnswer = null
      if (effect === null) return done(null, payload)
      if (payload instanceof Readable && effect.kind !== 'slow_body') payload.destroy()
      if (effect.kind === 'malformed') return done(null, unreadable)
      if (effect.kind === 'status') return done(refusalOf(effect, request))
      if (effect.kind === 'drop') return drop(request, reply)
      if (effect.kind !== 'slow_body' || typeof payload !== 'string') return done(null, payload)
      reply.removeHeader('content-length')
      done(null, Readable.from(slowly(payload, effect.duration_ms, service.sleep)))
    })
  },
)
