import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sequentialId } from '../kit/sequentialId.ts'
import type { Service } from '../service/service.ts'
import { journalWriter } from '../store/journal.ts'
import type { JournalRow } from '../store/tables.ts'
import { troubleOf } from '../kit/troubleOf.ts'

/** The status of a call that got no answer. */
const noStatus = 0
/** Entries wait this long, or until there are this many, and are then written together. */
const batchMilliseconds = 500
const batchSize = 200
/** Entries that the store refused are written again after this time; at most this many are held until then. */
const retryMilliseconds = 2_000
const mostHeld = 10_000

export interface Journal {
  /** Writes the waiting entries; those that the store refuses stay in the queue. */
  readonly flush: () => Promise<void>
  /** Notes a call whose answer goes on as long as its connection does, once it is open. */
  readonly note: (request: FastifyRequest, reply: FastifyReply) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    journal: Journal
  }
  interface FastifyRequest {
    /** Whether this call is in the journal already. */
    noted: boolean
  }
}

/**
 * Notes every call of the contract: which one, how it ended and by which rule. Nothing that an applicant sent is in it:
 * routes stand with the names of their parameters. Written in batches; a crash may lose the last of them.
 */
export const journal = (
  app: FastifyInstance,
  { db, relaxedCommit, clock }: Pick<Service, 'db' | 'relaxedCommit' | 'clock'>,
): void => {
  const write = journalWriter(db, relaxedCommit)
  let waiting: JournalRow[] = []
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | null = null
  /** Whether the store refused the last entries. */
  let isHolding = false
  let isClosed = false

  const flush = async () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const rows = waiting
    waiting = []
    const writeOrHold = async () => {
      try {
        if (rows.length > 0) await write(rows)
        isHolding = false
      } catch (error) {
        if (troubleOf(error) === null) throw error
        isHolding = true
        waiting = [...rows, ...waiting].slice(-mostHeld)
        schedule()
      }
    }
    /** One after the other, so that when this is written everything before it is; each failure is told once. */
    writing = Promise.allSettled([writing]).then(writeOrHold)
    await writing
  }
  const flushLogged = () => {
    flush().catch((error: unknown) => app.log.error({ err: error }, 'journal entries were lost'))
  }
  const schedule = () => {
    if (isClosed) return
    timer ??= setTimeout(flushLogged, isHolding ? retryMilliseconds : batchMilliseconds)
  }

  const note = (request: FastifyRequest, reply: FastifyReply) => {
    const { call } = request
    if (request.noted || call?.operation === undefined || call.control === true || request.at === 0) return
    request.noted = true
    waiting.push({
      id: sequentialId(clock()),
      world: request.world.id,
      at: request.at,
      method: request.method,
      route: call.url,
      status: request.fault?.kind === 'drop' ? noStatus : reply.statusCode,
      error: request.refusedWith,
      rule: request.rule,
      request_id: request.id,
      duration: Math.round(reply.elapsedTime),
    })
    if (waiting.length >= batchSize && !isHolding) flushLogged()
    else schedule()
  }

  app.decorate('journal', { flush, note })
  app.decorateRequest('noted', false)
  app.addHook('onResponse', (request, reply, done) => {
    done()
    note(request, reply)
  })
  app.addHook('onClose', () => {
    isClosed = true
    return flush()
  })
}
