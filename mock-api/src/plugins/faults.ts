import { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { type FaultEffect, faultEffect, statusOfError } from '@open-account/contracts/control/faults'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import { listFaults, strikeFault } from '../store/faults.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that a tester requested for this call, or null. */
    fault: FaultEffect | null
  }
}

/** The body that replaces an answer that is to be malformed. */
const unreadable = '{"unreadable":'
/** The number of pieces of a slow answer. */
const slowPieces = 10

const faultOf = async (
  { db }: Pick<Service, 'db'>,
  { world, call }: FastifyRequest,
): Promise<FaultEffect | null> => {
  for (const { id, operation, effect } of await listFaults(db, world.id))
    if (operation === call?.operation && (await strikeFault(db, id)))
      return faultEffect.parse(JSON.parse(effect))
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

/** Applies the faults that testers requested. A world without faults costs no query. */
export const faults = plugin<Service>(
  { name: 'faults', dependencies: ['errors', 'call', 'world', 'latency', 'requestLog', 'callLog'] },
  (app, service) => {
    const effects: Readonly<
      Partial<
        Record<
          FaultEffect['kind'],
          (effect: FaultEffect, request: FastifyRequest, reply: FastifyReply) => unknown
        >
      >
    > = {
      status: (effect, { call }) => {
        if (effect.kind !== 'status') return
        const { error, error_description: description } = effect
        const status = statusOfError(call?.operation ?? '', error)
        throw new Refusal(error, {
          ...(description === undefined ? {} : { description }),
          ...(status === null ? {} : { status }),
        })
      },
      delay: async effect => {
        if (effect.kind === 'delay') await service.sleep(effect.delay_ms)
      },
      drop: (_effect, request, reply) => {
        reply.hijack()
        request.server.requestLog.record(request, reply)
        request.server.logCall(request, reply, null)
        request.raw.socket.destroy()
      },
    }

    app.decorateRequest('fault', null)
    const applyFault = callbackify(async (request: FastifyRequest, reply: FastifyReply) => {
      const effect = await faultOf(service, request)
      if (effect === null) return
      request.fault = effect
      await effects[effect.kind]?.(effect, request, reply)
    })
    app.addHook('preHandler', (request, reply, done) => {
      const isFaulty = request.call?.operation !== undefined && request.at !== 0 && request.world.faulty !== 0
      if (isFaulty) applyFault(request, reply, done)
      else done()
    })
    app.addHook('onSend', ({ fault }, reply, payload, done) => {
      if (fault?.kind === 'malformed') return done(null, unreadable)
      if (fault?.kind !== 'slow_body' || typeof payload !== 'string') return done(null, payload)
      reply.removeHeader('content-length')
      done(null, Readable.from(slowly(payload, fault.duration_ms, service.sleep)))
    })
  },
)
