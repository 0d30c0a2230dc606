import type { FaultEffect } from '@open-account/contracts/control/faults'
import { detailedCalls, type LoggedFile } from '@open-account/contracts/control/requestLogEntry'
import type { RuleId } from '@open-account/contracts/control/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { sequentialId } from '../kit/sequentialId.ts'
import { troubleOf } from '../kit/troubleOf.ts'
import type { Service } from '../service/service.ts'
import { type Batch, requestLogWriter, trimRequestLog } from '../store/requestLog.ts'
import { type WaitingCall, waitingCall } from '../store/requestLogBatch.ts'
import { type LoggedCall, storedCall } from '../subjects/requestLog/loggedCall.ts'
import { isCallPath } from './callPaths.ts'
import { isInWorld, worldNamedBy } from './world.ts'

/** The status of a call that got no answer. */
const noStatus = 0
/** Calls are written together after this time, or when there are this many, or when their text is this long. */
const batchMilliseconds = 500
const batchSize = 200
const batchBytes = 524_288
/** Calls that the store refused are written again after this time; at most this many batches wait for that. */
const retryMilliseconds = 2_000
const maxBatches = 100
/** The log of each world is trimmed after this many calls. */
const trimAfter = 2_000
const millisecondsPerSecond = 1_000

export interface RequestLog {
  /** Writes the waiting calls. Those that the store refuses wait again. */
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
    /** The files of a multipart body, as far as it was read; null for any other body. */
    arrivedFiles: LoggedFile[] | null
  }
  interface FastifyReply {
    /** The business rule that decided the answer, or null. The contract's routes and the refusals set it. */
    rule: RuleId | null
    /** The body that is sent. */
    sentBody: unknown
  }
}

/** A broken return from the identity service has a rule for what is wrong with it. */
const ruleOfFault: Readonly<Record<Exclude<FaultEffect['kind'], 'identity_callback'>, RuleId>> = {
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
const ruleBehind = (fault: FaultEffect | null, rule: RuleId | null): RuleId | null =>
  fault === null || fault.kind === 'identity_callback' ? rule : ruleOfFault[fault.kind]

/**
 * Whether a call belongs to the request log: those of the contract in a world, and those to a mistyped address. The calls
 * with which the service fills a world are not the client's.
 */
const isLoggable = (request: FastifyRequest): boolean => {
  const { call } = request
  if (call?.control === true || request.isSeed) return false
  return call?.operation === undefined
    ? request.is404 && isCallPath(request.url) && !request.url.startsWith('/mock')
    : isInWorld(request)
}

/** A call before it is text. Text is made of a whole batch: one by one, between calls, that takes thrice the time. */
interface AnsweredCall extends LoggedCall, Pick<WaitingCall, 'world' | 'worldSecret'> {}

/** About how much memory the bodies of a call take. */
const sizeOf = ({ contents }: LoggedCall): number => {
  if (contents === null) return 0
  const { requestText, answerBody } = contents
  const isWhole = typeof answerBody === 'string' || answerBody instanceof Uint8Array
  return (requestText?.length ?? 0) + (isWhole ? answerBody.length : 0)
}

/** The status line and the headers of an answer, which Node keeps as it sent them: a copy takes longer than the rest. */
const headIn = ({ raw }: FastifyReply): string => {
  const head: unknown = Reflect.get(raw, '_header')
  return typeof head === 'string' ? head : ''
}

/**
 * Logs every call of the contract with its headers and bodies: also those that are refused before their handler runs, and
 * those that get no answer. The header X-Rule names the rule behind an answer. Calls are written in batches after their
 * answers (decision 0060); a crash may lose the last batch.
 */
export const requestLog = plugin<Pick<Service, 'db' | 'env' | 'relaxedCommit' | 'clock'>>(
  { name: 'requestLog', dependencies: ['errors', 'call', 'jsonBody', 'world', 'seeding'] },
  (app, { db, env, relaxedCommit, clock }) => {
    const isOn = env.CONTROL === 'on' && env.REQUEST_LOG === 'on'
    const write = requestLogWriter(db, relaxedCommit)
    let waiting: AnsweredCall[] = []
    let waitingBytes = 0
    /** Batches that are not written yet, the oldest first. */
    let batches: Batch[] = []
    let writing: Promise<void> = Promise.resolve()
    let timer: NodeJS.Timeout | null = null
    /** Whether the store refused the last batch. */
    let isRetrying = false
    let isClosed = false
    let writtenSinceTrim = 0
    const writtenWorlds = new Set<string>()

    /** How many calls may be logged with headers and bodies, as of a moment. */
    let allowed: number = detailedCalls.atOnce
    let allowedAt = performance.now()
    /** Whether a call is logged with headers and bodies: not under load, where they would slow every call down. */
    const isDetailed = (): boolean => {
      const now = performance.now()
      const added = ((now - allowedAt) / millisecondsPerSecond) * detailedCalls.perSecond
      allowed = Math.min(allowed + added, detailedCalls.atOnce)
      allowedAt = now
      if (allowed < 1) return false
      allowed -= 1
      return true
    }

    const trim = async () => {
      if (writtenSinceTrim < trimAfter) return
      const worlds = [...writtenWorlds]
      writtenSinceTrim = 0
      writtenWorlds.clear()
      for (const world of worlds) await trimRequestLog(relaxedCommit, world, clock())
    }
    const writeBatches = async () => {
      for (let batch = batches[0]; batch !== undefined; batch = batches[0]) {
        await write(batch)
        batches = batches.filter(other => other !== batch)
        for (const { world } of batch.calls) writtenWorlds.add(world)
        writtenSinceTrim += batch.calls.length
      }
      await trim()
    }
    const writeOrRetry = async () => {
      try {
        await writeBatches()
        isRetrying = false
      } catch (error) {
        if (troubleOf(error) === null) {
          batches = batches.slice(1)
          throw error
        }
        isRetrying = true
        schedule()
      }
    }
    /** Makes the waiting calls a batch. The oldest batches are lost when the store refuses too many. */
    const closeBatch = () => {
      if (waiting.length === 0) return
      const closed = waiting
      waiting = []
      waitingBytes = 0
      const calls = closed.map(call => waitingCall(call.world, call.worldSecret, storedCall(call)))
      batches = [...batches, { id: sequentialId(clock()), calls }].slice(-maxBatches)
    }
    const flush = async () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
      closeBatch()
      /** One after the other, so that earlier calls are written first. A failure rejects its own flush only. */
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

    /** Adds a call with what is known of its answer. */
    const add = (
      request: FastifyRequest,
      answer: Pick<LoggedCall, 'status' | 'rule' | 'duration'> & {
        readonly head: string
        readonly body: unknown
      },
    ) => {
      const { call: config, url, refusedWith, fault, id } = request
      const isEntered = request.at !== 0
      request.isLogged = true
      const call: AnsweredCall = {
        world: isEntered ? request.world.id : worldNamedBy(request),
        worldSecret: isEntered ? request.world.secret : null,
        at: isEntered ? request.at : clock(),
        method: request.method,
        operation: config?.operation ?? null,
        route: config?.operation === undefined ? null : (config.url ?? null),
        url,
        status: answer.status,
        error: refusedWith,
        rule: ruleBehind(fault, answer.rule),
        fault: fault?.kind ?? null,
        requestId: id,
        duration: answer.duration,
        contents: isDetailed()
          ? {
              requestHeaders: request.raw.rawHeaders,
              requestText: request.bodyText,
              requestFiles: request.arrivedFiles,
              answerHead: answer.head,
              answerBody: answer.body,
            }
          : null,
      }
      waiting.push(call)
      waitingBytes += sizeOf(call)
      const isFull = waiting.length >= batchSize || waitingBytes >= batchBytes
      if (isFull && isRetrying) closeBatch()
      else if (isFull) flushLogged()
      schedule()
    }
    const record = (request: FastifyRequest, reply: FastifyReply) => {
      if (!isOn || request.isLogged || !isLoggable(request)) return
      add(request, {
        status: request.fault?.kind === 'drop' ? noStatus : reply.statusCode,
        rule: reply.rule,
        duration: reply.elapsedTime,
        head: headIn(reply),
        body: reply.sentBody,
      })
    }

    app.decorate('requestLog', { flush, record })
    app.decorateRequest('isLogged', false)
    app.decorateRequest('arrivedFiles', null)
    app.decorateReply('rule', null)
    app.decorateReply('sentBody', null)
    app.addHook('onSend', (request, reply, payload, done) => {
      const rule = ruleBehind(request.fault, reply.rule)
      if (env.CONTROL === 'on' && rule !== null) reply.header('x-rule', rule)
      reply.sentBody = payload
      done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      done()
      record(request, reply)
    })
    /** The caller closed the connection before the answer. */
    app.addHook('onRequestAbort', (request, done) => {
      done()
      if (!isOn || request.isLogged || !isLoggable(request)) return
      const duration = performance.now() - request.receivedAt
      add(request, { status: noStatus, rule: null, duration, head: '', body: null })
    })
    app.addHook('onClose', () => {
      isClosed = true
      return flush()
    })
  },
)
