import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { defaultRetryAfter } from '@open-account/contracts/answerHeaders'
import { fastifyRefusal } from '@open-account/contracts/fastifyRefusal'
import { refusalBody } from '@open-account/contracts/refusalBody'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { WorldRemoved } from '../files/fileStore.ts'
import { Refusal } from '../kit/refusal.ts'
import { isParentMissing } from '../kit/isParentMissing.ts'
import { troubleOf } from '../kit/troubleOf.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the call's refusal; null when it is not refused. */
    refusedWith: ServiceErrorCode | null
  }
}

/** The refusal for an error; null for a fault of the service. */
export const refusalOfError = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error
  if (error instanceof WorldRemoved || isParentMissing(error))
    return new Refusal('not_found', { description: 'There is no such world.' })
  const trouble = troubleOf(error)
  if (trouble !== null) return new Refusal(trouble)
  const refused = fastifyRefusal(error)
  return refused === null ? null : new Refusal(refused.code, refused)
}

/** Answers with a refusal, in the body that all refusals share. */
export const answerRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
  request.refusedWith = refusal.code
  reply.rule = refusal.rule
  const wait = refusal.retryAfter ?? defaultRetryAfter[refusal.status]
  if (wait !== undefined) reply.header('retry-after', wait)
  return reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .send(refusalBody(refusal.code, { description: refusal.message, issues: refusal.issues }))
}

/** Answers every error with a refusal. A fault of the service is logged, and its answer contains no detail. */
export const errors = plugin({ name: 'errors' }, app => {
  app.decorateRequest('refusedWith', null)
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOfError(error)
    if (refusal === null) app.log.error({ err: error, reqId: request.id }, 'the service failed')
    return answerRefusal(request, reply, refusal ?? new Refusal('server_error'))
  })
})
