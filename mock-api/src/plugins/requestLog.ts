import type { FaultEffect } from '@open-account/contracts/control/faults'
import type { RuleId } from '@open-account/contracts/control/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { sequentialId } from '../kit/sequentialId.ts'
import type { Service } from '../service/service.ts'
import { requestLogWriter } from '../store/requestLog.ts'
import type { RequestLogRow } from '../store/tables.ts'
import { troubleOf } from '../kit/troubleOf.ts'

/** The status of a call that got no answer. */
const noStatus = 0
/** Entries are written together after this time, or when there are this many. */
const batchMilliseconds = 500
const batchSize = 200
/** Entries that the store refused are written again after this time; at most this many wait for that. */
const retryMilliseconds = 2_000
const maxWaiting = 10_000

/** A row gets its id when its batch is written: the random part of an id costs more than the rest of the entry. */
type Entry = Omit<RequestLogRow, 'id'> & Partial<Pick<RequestLogRow, 'id'>>

/** The place in a batch, with as many digits as `maxWaiting` has. */
const paddedIndex = (index: number): string => String(index).padStart(5, '0')

export interface RequestLog {
  /** Writes the waiting entries. Those that the store refuses wait again. */
  readonly flush: () => Promise<void>
  /** Records a call whose answer continues as a stream, or that gets none. */
  readonly record: (request: FastifyRequest, reply: FastifyReply) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    requestLog: RequestLog
  }
  interface FastifyRequest {
    /** Whether the request log has this call already. */
    isLogged: boolean
  }
  interface FastifyReply {
    /** The business rule that decided the answer, or null. The contract's routes and the refusals set it. */
    rule: RuleId | null
  }
}

const ruleOfFault: Readonly<Record<FaultEffect['kind'], RuleId>> = {
  status: 'fault.status',
  answer: 'fault.answer',
  delay: 'fault.delay',
  drop: 'fault.drop',
  malformed: 'fault.malformed',
  stream_cut: 'fault.stream-cut',
  slow_body: 'fault.slow-body',
  bandwidth: 'fault.bandwidth',
  cut_body: 'fault.cut-body',
}

/** The rule behind an answer. A fault decides an answer before any rule does. */
const ruleBehind = ({ fault }: FastifyRequest, { rule }: FastifyReply): RuleId | null =>
  fault === null ? rule : ruleOfFault[fault.kind]

/**
 * Logs every call of the contract: its route, its status and the rule behind the answer, which the header X-Rule
 * names too. No entry contains what an applicant sent: a route appears with the names of its parameters. Entries are
 * written in batches; a crash may lose the last one.
 */
export const requestLog = plugin<Pick<Service, 'db' | 'env' | 'relaxedCommit' | 'clock'>>(
  { name: 'requestLog', dependencies: ['errors', 'call', 'world'] },
  (app, { db, env, relaxedCommit, clock }) => {
    const write = requestLogWriter(db, relaxedCommit)
    let waiting: Entry[] = []
    let writing: Promise<void> = Promise.resolve()
    let timer: NodeJS.Timeout | null = null
    /** Whether the store refused the last entries. */
    let isRetrying = false
    let isClosed = false

    const flush = async () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
      const batch = sequentialId(clock())
      /** Entries that wait again keep their ids. */
      const rows = waiting.map((entry, index) => ({ id: `${batch}${paddedIndex(index)}`, ...entry }))
      waiting = []
      const writeOrRetry = async () => {
        try {
          if (rows.length > 0) await write(rows)
          isRetrying = false
        } catch (error) {
          if (troubleOf(error) === null) throw error
          isRetrying = true
          waiting = [...rows, ...waiting].slice(-maxWaiting)
          schedule()
        }
      }
      /** One batch after the other, so that earlier entries are written first. A failure rejects the flush of its own batch only. */
      writing = Promise.allSettled([writing]).then(writeOrRetry)
      await writing
    }
    const flushLogged = () => {
      flush().catch((error: unknown) => app.log.error({ err: error }, 'entries of the request log were lost'))
    }
    const schedule = () => {
      if (isClosed) return
      timer ??= setTimeout(flushLogged, isRetrying ? retryMilliseconds : batchMilliseconds)
    }

    const record = (request: FastifyRequest, reply: FastifyReply) => {
      const { call } = request
      if (request.isLogged || call?.operation === undefined || call.control === true || request.at === 0)
        return
      request.isLogged = true
      waiting.push({
        world: request.world.id,
        at: request.at,
        method: request.method,
        route: call.url,
        status: request.fault?.kind === 'drop' ? noStatus : reply.statusCode,
        error: request.refusedWith,
        rule: ruleBehind(request, reply),
        request_id: request.id,
        duration: Math.round(reply.elapsedTime),
      })
      if (waiting.length >= batchSize && !isRetrying) flushLogged()
      else schedule()
    }

    app.decorate('requestLog', { flush, record })
    app.decorateRequest('isLogged', false)
    app.decorateReply('rule', null)
    app.addHook('onSend', (request, reply, _payload, done) => {
      const rule = ruleBehind(request, reply)
      if (env.CONTROL === 'on' && rule !== null) reply.header('x-rule', rule)
      done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      done()
      record(request, reply)
    })
    app.addHook('onClose', () => {
      isClosed = true
      return flush()
    })
  },
)
