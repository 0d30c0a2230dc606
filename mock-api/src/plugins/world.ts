import type { FastifyRequest } from 'fastify'
import { type Awaitable, doneAfter, whenThere } from '../kit/awaitable.ts'
import { oncePerSecond } from '../kit/oncePerSecond.ts'
import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'
import { referenceIn } from '../subjects/gateway/messages.ts'
import type { Service } from '../service/service.ts'
import { findReceiptLink } from '../store/receiptLinks.ts'
import { findPayment } from '../store/payments.ts'
import type { TransactionRow, WorldRow } from '../store/tables.ts'
import { secretHash } from '../subjects/streams/credentials.ts'
import { stateIdIn } from '../subjects/streams/kioskStateOf.ts'
import { sessionNamedBy } from '../subjects/streams/sessionNamedBy.ts'
import { defaultWorld, worldTime } from '../store/world.ts'

/** The header and the cookie that name a world. */
const worldHeader = 'x-world'
export const worldCookie = 'world'

declare module 'fastify' {
  interface FastifyRequest {
    /** The world this call belongs to. */
    world: WorldRow
    /** The moment of this call by the world's clock. Epoch milliseconds. */
    at: number
  }
  interface FastifyContextConfig {
    /** Whether a route belongs to a world although it is no call of the contract. */
    inWorld?: boolean
  }
}

/** A moment for the header Date. */
const dateHeader = oncePerSecond(at => new Date(at).toUTCString())

/** The names of fields that contain the id of a transaction or of its application. */
const idNames = [
  'state_id',
  'stateId',
  'clientState',
  'transaction_id',
  'appId',
  'application_number',
] as const

const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null

const textIn = (part: unknown, names: readonly string[]): string | null => {
  if (!isRecord(part)) return null
  for (const name of names) {
    const id = part[name]
    if (typeof id === 'string' && id !== '') return id
  }
  return null
}

const idOf = ({ params, query, body }: FastifyRequest): string | null =>
  textIn(params, idNames) ?? textIn(query, idNames) ?? textIn(body, idNames)

/** The transaction for which a kiosk opens its stream. */
const stateOfStream = ({ query, call }: FastifyRequest): string | null => {
  const state = call?.operation === 'kiosk.stream' ? textIn(query, ['state']) : null
  return state === null ? null : stateIdIn(state)
}

/** The payment reference in the address of a call or in the form of the gateway. */
const referenceOf = ({ params, body, call }: FastifyRequest): string | null => {
  const named = textIn(params, ['txnRef'])
  if (named !== null || call?.form !== true) return named
  const payload = textIn(body, ['payload'])
  return payload === null ? null : referenceIn(payload)
}

/** The secret in the link to a receipt. */
const receiptLinkOf = ({ params, call }: FastifyRequest): string | null =>
  call?.operation === 'receipt.readByLink' ? textIn(params, ['secret']) : null

/** Calls that do not need the store, and also work while it is unreachable. */
const outsideWorlds: ReadonlySet<string> = new Set(['health.live', 'health.ready'])

/** Whether a call belongs to a world: the calls of the contract and the pages with `inWorld`. */
export const isInWorld = ({ call }: FastifyRequest): boolean =>
  (call?.operation !== undefined && !outsideWorlds.has(call.operation)) || call?.inWorld === true

/** The world that the header or the cookie of a call names, whether or not it exists; else the default one. */
export const worldNamedBy = ({ headers, cookies }: FastifyRequest): string => {
  const header = headers[worldHeader]
  return typeof header === 'string' ? header : (cookies[worldCookie] ?? defaultWorld)
}

/**
 * Finds the world of a call: that of the transaction, payment or upload session in it, else that of the header, that of
 * the cookie, or the default one. An unknown id gets the same answer in every world.
 */
export const world = plugin<Service>(
  { name: 'world', dependencies: ['errors', 'call', '@fastify/cookie', 'steering'] },
  (app, { db, reads, env, clock }) => {
    const steerable = env.CONTROL === 'on'

    const byHeader = (id: string): Awaitable<WorldRow> =>
      whenThere(reads.world(id), found => {
        if (found === undefined) throw new Refusal('not_found', { description: 'There is no such world.' })
        return found
      })
    const byDefault = (): Awaitable<WorldRow> =>
      whenThere(reads.world(defaultWorld), found => {
        if (found === undefined) throw new Error('The default world is missing')
        return found
      })
    /** When the world of a cookie is deleted, its browser is in the default world again. */
    const byCookie = (id: string | undefined): Awaitable<WorldRow> =>
      id === undefined || id === defaultWorld
        ? byDefault()
        : whenThere(reads.world(id), found => found ?? byDefault())
    const enter = (request: FastifyRequest, row: WorldRow) => {
      const real = clock()
      request.world = row
      request.at = worldTime(row, real)
      if (row.expires_at !== null && row.expires_at <= real)
        throw new Refusal('expired', { description: 'This world is over.' })
    }

    const ownerOf = (request: FastifyRequest): Awaitable<Pick<TransactionRow, 'world'> | undefined> => {
      const id = idOf(request) ?? stateOfStream(request)
      if (id !== null) return reads.transaction(id)
      const linked = receiptLinkOf(request)
      if (linked !== null) return findReceiptLink(db, secretHash(linked))
      const reference = referenceOf(request)
      return reference === null ? sessionNamedBy({ db }, request) : findPayment(db, reference)
    }
    const worldOf = (request: FastifyRequest): Awaitable<WorldRow> => {
      if (request.call?.control === true || !steerable) return byDefault()
      const header = request.headers[worldHeader]
      return typeof header === 'string' ? byHeader(header) : byCookie(request.cookies[worldCookie])
    }
    /** Enters the world of the transaction, payment or upload session. */
    const enterOwner = (
      request: FastifyRequest,
      owner: Pick<TransactionRow, 'world'> | undefined,
    ): Awaitable<void> => {
      if (owner === undefined || owner.world === request.world.id) return
      return whenThere(reads.world(owner.world), named => {
        if (named !== undefined) enter(request, named)
      })
    }

    app.decorateRequest('at', 0)
    app.decorateRequest('world')

    app.addHook('onRequest', (request, _reply, done) => {
      if (!isInWorld(request)) return done()
      doneAfter(
        whenThere(worldOf(request), row => enter(request, row)),
        done,
      )
    })
    app.addHook('preHandler', (request, _reply, done) => {
      if (!isInWorld(request) || request.call?.control === true) return done()
      doneAfter(
        whenThere(ownerOf(request), owner => enterOwner(request, owner)),
        done,
      )
    })
    app.addHook('onSend', (request, reply, _payload, done) => {
      reply.header('x-request-id', request.id)
      /** A call outside all worlds gets the real time. */
      reply.header('date', dateHeader(request.at === 0 ? clock() : request.at))
      done()
    })
  },
)
