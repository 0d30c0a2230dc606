import { z } from 'zod'
import type { ClientErrorCode } from './clientErrors.ts'

/**
 * Every error code of the service with its status. Printed codes keep their spelling; those marked ours are not in the
 * documents.
 */
export const serviceErrors = {
  /** Ours: broken JSON, wrong types, missing or unknown fields, broken multipart. */
  invalid_request: 400,
  /** Ours: a stream, an upload or identity data without its credential. */
  unauthorized: 401,
  /** Ours: the caller may not control the service, or needs the key of the world. */
  forbidden: 403,
  /** Ours: an unknown route or id. */
  not_found: 404,
  /** Ours: no street has this postal code and block. */
  address_not_found: 404,
  /** Ours: no company has this UEN. */
  company_not_found: 404,
  /** Ours: a request that did not arrive in time. */
  request_timeout: 408,
  /** Document 2, section 8: an application for these premises is being worked on. */
  pending: 409,
  /** Document 2, section 8: there is an application already. */
  duplicate: 409,
  /** Ours: the transaction was accepted with another body. */
  already_submitted: 409,
  /** Document 2, section 4: another transaction has the slot. On submit the status is 422. */
  timeslot_not_available: 409,
  /** Ours: the call needs an earlier one that was not made. */
  out_of_order: 409,
  /** Ours: a world with this id exists already, the default one would be deleted, or a world has all its webhooks. */
  world_conflict: 409,
  /** Ours: a QR session, an upload link or a world has expired. */
  expired: 410,
  /** Ours: a file above the limit of its document. */
  file_too_large: 413,
  /** Ours: a body above the service's limit. */
  request_too_large: 413,
  /** Ours: a file whose content is none of the accepted formats. */
  unsupported_file: 415,
  /** Ours: a body of another content type than the call takes. */
  unsupported_media_type: 415,
  /** Document 1, section 8. */
  myinfo_workpass_expired: 422,
  /** Ours: the person declined at the identity service. */
  myinfo_cancelled: 422,
  /** Document 1, section 8. */
  myinfobiz_companystatus_notlive: 422,
  /** Ours: no deposit is known for this combination. */
  deposit_not_calculable: 422,
  /** Ours: the signature could not be attached to the form. */
  attach_failed: 422,
  /** Document 2, section 8: the turn-on date cannot be kept; _12pm means that noon of the day has passed. */
  date_invalid_ncc: 422,
  date_invalid_ncc_12pm: 422,
  date_invalid_pool: 422,
  date_invalid_pool_12pm: 422,
  date_invalid_retailer: 422,
  date_invalid_retailer_12pm: 422,
  /** Document 2, section 8: the calendar refuses; the code is the status of the answer too. */
  OA_CALENDAR_ERROR: 422,
  /** Ours: required fields or documents are missing; the issues name them. */
  application_incomplete: 422,
  /** Ours: more calls than the limit of the service. */
  too_many_requests: 429,
  /** Ours: a one-time password was sent less than a minute ago. */
  otp_too_soon: 429,
  /** Ours: five one-time passwords were sent within the hour. */
  otp_limit: 429,
  /** Ours: the service failed. */
  server_error: 500,
  /** Ours: something that the service relies on failed. */
  upstream_error: 502,
  /** Ours: the service is overloaded or stopping, or its database is unreachable; Retry-After says when to retry. */
  unavailable: 503,
  /** Document 1, section 8: the e-service is under maintenance. */
  maintenance: 503,
  /** Ours: the disk of the service is full, so that nothing was stored. */
  storage_full: 507,
} as const satisfies Record<string, number>

export type ServiceErrorCode = keyof typeof serviceErrors
/** Every error, of the service and of the client. */
export type ErrorCode = ServiceErrorCode | ClientErrorCode
export type RefusalStatus = (typeof serviceErrors)[ServiceErrorCode]

const codes = Object.keys(serviceErrors) as [ServiceErrorCode, ...ServiceErrorCode[]]
/** The codes as a list; `Object.keys` returns texts, hence the cast above. */
export const serviceErrorCodes: readonly ServiceErrorCode[] = codes

export const serviceErrorCode = z.enum(codes).describe('Code out of the closed list of refusals.')

/** The codes that a refusal repeats as `status`, as document 2 prints them. */
const statusCodes = ['OA_CALENDAR_ERROR'] as const satisfies readonly ServiceErrorCode[]
type StatusCode = (typeof statusCodes)[number]

/** The `status` of a refusal with this code; none for most. */
export const statusOf = (code: ServiceErrorCode): StatusCode | undefined =>
  statusCodes.find(statusCode => statusCode === code)

/** One thing that is wrong with a request. */
export const issue = z
  .object({
    path: z
      .string()
      .describe('Where it is: field names and list positions joined by dots; empty for the whole.'),
    message: z.string().describe('A message for people. It never contains the value.'),
  })
  .describe('One field of the request that is wrong.')
export type Issue = z.infer<typeof issue>

/** The body of every refusal. */
export interface Refusal<Code extends ServiceErrorCode = ServiceErrorCode> {
  readonly error: Code
  readonly status?: StatusCode | undefined
  readonly error_description: string
  readonly issues?: readonly Issue[] | undefined
}

const statusRepeated = z
  .enum(statusCodes)
  .optional()
  .describe('The code once more, where the documents print it as a status too.')

/** The schema of a refusal with one of these codes. */
const refusalOf = <Code extends ServiceErrorCode>(
  allowed: readonly [Code, ...Code[]],
): z.ZodType<Refusal<Code>, Refusal<Code>> => {
  const body = z.object({
    error: z.enum(allowed).describe('Code out of the closed list of refusals.'),
    error_description: z.string().describe('A message that the client may show.'),
    issues: z.array(issue).readonly().optional().describe('The wrong fields, where fields are the cause.'),
  })
  const description = 'Why the call was refused.'
  return allowed.some(code => statusOf(code) !== undefined)
    ? body.extend({ status: statusRepeated }).describe(description)
    : body.describe(description)
}

/** A refusal with any code. */
export const refusal: z.ZodType<Refusal, Refusal> = refusalOf(codes)

/** Refusals that every call may return. */
const always = [
  'invalid_request',
  'not_found',
  'expired',
  'too_many_requests',
  'server_error',
  'upstream_error',
  'unavailable',
  'storage_full',
] as const satisfies readonly ServiceErrorCode[]

/** Refusals that every call with a body may return as well. */
const alwaysWithBody = [...always, 'request_timeout', 'request_too_large', 'unsupported_media_type'] as const

/** The descriptions of refusals that mean the same at every call. */
export const commonRefusals: ReadonlyMap<ServiceErrorCode, string> = new Map(
  Object.entries({
    invalid_request: 'Broken JSON, wrong types, missing or unknown fields, or broken multipart.',
    not_found: 'An id that is unknown or belongs to another world.',
    expired: 'The session, the link or the world has expired.',
    request_timeout: 'The body did not arrive in time.',
    request_too_large: 'The body is above the limit of the service.',
    unsupported_media_type: 'The body is of another content type than the call takes.',
    too_many_requests: 'More calls than the limit of the service.',
    server_error: 'The service failed.',
    upstream_error: 'Something that the service relies on failed.',
    unavailable: 'The service is overloaded or stopping, or its database is unreachable.',
    storage_full: 'The disk of the service is full, so that nothing was stored.',
  } satisfies Record<AlwaysWithBody, string>) as [AlwaysWithBody, string][],
)

type Always = (typeof always)[number]
type AlwaysWithBody = (typeof alwaysWithBody)[number]
type StatusAt<Code extends ServiceErrorCode, Elsewhere> = Code extends keyof Elsewhere
  ? Elsewhere[Code]
  : (typeof serviceErrors)[Code]

/** The refusals of a route by status. */
type Refusals<Code extends ServiceErrorCode, Elsewhere = object> = {
  [Status in StatusAt<Code, Elsewhere> & number]: z.ZodType<
    Refusal<{ [C in Code]: StatusAt<C, Elsewhere> extends Status ? C : never }[Code]>,
    Refusal<{ [C in Code]: StatusAt<C, Elsewhere> extends Status ? C : never }[Code]>
  >
}

type Elsewhere = Partial<Record<ServiceErrorCode, RefusalStatus>>

/** Schemas by their codes, which calls share: each schema takes time and memory. */
const shared = new Map<string, z.ZodType<Refusal>>()

const sharedRefusalOf = (allowed: readonly [ServiceErrorCode, ...ServiceErrorCode[]]): z.ZodType<Refusal> => {
  const key = allowed.join(' ')
  const schema = shared.get(key) ?? refusalOf(allowed)
  shared.set(key, schema)
  return schema
}

const byStatus = (
  codesOfRoute: readonly ServiceErrorCode[],
  elsewhere: Elsewhere,
): Record<number, z.ZodType<Refusal>> => {
  const groups = new Map<number, [ServiceErrorCode, ...ServiceErrorCode[]]>()
  for (const code of new Set(codesOfRoute)) {
    const status = elsewhere[code] ?? serviceErrors[code]
    const group = groups.get(status)
    if (group === undefined) groups.set(status, [code])
    else group.push(code)
  }
  return Object.fromEntries([...groups].map(([status, group]) => [status, sharedRefusalOf(group)]))
}

/**
 * The refusals of a call without a body, by status: its own codes and those that every call may return.
 * `byStatus` groups by the same table as the type, which TypeScript cannot infer; hence the casts in the three below.
 */
export const refusals = <const Code extends ServiceErrorCode = never>(...own: Code[]) =>
  byStatus([...always, ...own], {}) as Refusals<Code | Always>

/** The refusals of a call with a body, by status. */
export const bodyRefusals = <const Code extends ServiceErrorCode = never>(...own: Code[]) =>
  byStatus([...alwaysWithBody, ...own], {}) as Refusals<Code | AlwaysWithBody>

/** The refusals of a call with a body, where some codes have another status than usual. */
export const bodyRefusalsAt = <const E extends Elsewhere, const Code extends ServiceErrorCode = never>(
  elsewhere: E,
  ...own: Code[]
) => byStatus([...alwaysWithBody, ...own], elsewhere) as Refusals<Code | AlwaysWithBody, E>
