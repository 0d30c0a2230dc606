import type { ServiceErrorCode } from '@open-account/contracts/errors'
import { refusalBody } from '@open-account/contracts/refusalBody'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { WorldRemoved } from '../files/fileStore.ts'
import { Refusal } from '../kit/refusal.ts'
import { troubleOf } from '../kit/troubleOf.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the call's refusal; null when it is not refused. */
    refusedWith: ServiceErrorCode | null
  }
}

/** The refusal for each error of the framework about a request. */
const refusalOfFrameworkCode: Readonly<Record<string, readonly [ServiceErrorCode, string?]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['request_too_large'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_request', 'The body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_request', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_request', 'The body is not as long as its header says.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported_media_type'],
  FST_FILES_LIMIT: ['invalid_request', 'The body has more than one file.'],
  FST_PARTS_LIMIT: ['invalid_request', 'The body has too many parts.'],
  FST_FIELDS_LIMIT: ['invalid_request', 'The body has too many fields.'],
  FST_PROTO_VIOLATION: ['invalid_request', 'The body names a field that is not allowed.'],
  FST_ERR_BAD_URL: ['invalid_request', 'The address is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: ['invalid_request', 'A part of the address is too long.'],
}

const isFrameworkError = (error: unknown): error is FastifyError => error instanceof Error && 'code' in error

/** The refusal for an error; null for a fault of the service. */
export const refusalOfError = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error
  if (error instanceof WorldRemoved)
    return new Refusal('not_found', { description: 'There is no such world.' })
  const trouble = troubleOf(error)
  if (trouble !== null) return new Refusal(trouble)
  if (!isFrameworkError(error)) return null
  const refusalArguments = refusalOfFrameworkCode[error.code]
  if (refusalArguments !== undefined) {
    const [code, description] = refusalArguments
    return new Refusal(code, description === undefined ? {} : { description })
  }
  const { statusCode } = error
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? new Refusal('invalid_request')
    : null
}

/** The default of Retry-After, in seconds: a database restarts in two. */
const retryAfter: Readonly<Record<number, number>> = { 429: 60, 503: 2 }

/** Answers with a refusal, in the body that all refusals share. */
export const answerRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
  request.refusedWith = refusal.code
  reply.rule = refusal.rule
  const wait = refusal.retryAfter ?? retryAfter[refusal.status]
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
