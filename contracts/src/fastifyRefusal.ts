import type { ServiceErrorCode } from './errors.ts'
import { UnreadableBody } from './parseBody.ts'

/** The code of a refusal, and what replaces its message. */
export interface FastifyRefusal {
  readonly code: ServiceErrorCode
  readonly description?: string
}

const invalid = (description: string): FastifyRefusal => ({ code: 'invalid_request', description })

/** The refusal for each error of Fastify and @fastify/multipart about a request. */
const refusals: Readonly<Record<string, FastifyRefusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media_type' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'request_too_large' },
  FST_ERR_CTP_EMPTY_JSON_BODY: invalid('The body is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: invalid('The body is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: invalid('The body is not as long as its header says.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: { code: 'unsupported_media_type' },
  FST_FILES_LIMIT: invalid('The body has more than one file.'),
  FST_PARTS_LIMIT: invalid('The body has too many parts.'),
  FST_FIELDS_LIMIT: invalid('The body has too many fields.'),
  FST_PROTO_VIOLATION: invalid('The body names a field that is not allowed.'),
  FST_ERR_BAD_URL: invalid('The address is not valid.'),
  FST_ERR_MAX_PARAM_LENGTH: invalid('A part of the address is too long.'),
}

/** How an error of Fastify, or of the body of a request, is refused; null for a fault of the service. */
export const fastifyRefusal = (error: unknown): FastifyRefusal | null => {
  if (error instanceof UnreadableBody) return invalid(error.message)
  if (!(error instanceof Error) || !('code' in error)) return null
  const refusal = refusals[String(error.code)]
  if (refusal !== undefined) return refusal
  const status = 'statusCode' in error ? Number(error.statusCode) : 0
  return status >= 400 && status < 500 ? { code: 'invalid_request' } : null
}
