import { z } from 'zod'
import { answerBody, answerIssues } from '../answerIssues.ts'
import { type ServiceErrorCode, serviceErrorCode } from '../errors.ts'
import { routesByName } from '../everyRoute.ts'
import { brokenCallbackNames, brokenCallbacks } from './brokenCallbacks.ts'
import { contract } from '../index.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { pageQuery, total } from './page.ts'
import { worldParams } from './worldId.ts'
import { faultsExamples } from './faultsExamples.ts'
import { c } from '../router.ts'

/** The calls by name, such as premise.streetName. */
const routes = routesByName(contract)

/** Whether a call has this name, or is one of the calls that the pattern means. */
export const isOperation = (nameOrPattern: string, operation: string): boolean =>
  nameOrPattern === '*' ||
  nameOrPattern === operation ||
  (nameOrPattern.endsWith('.*') && operation.startsWith(nameOrPattern.slice(0, -1)))

const operationsOf = (nameOrPattern: string) =>
  [...routes.keys()].filter(name => isOperation(nameOrPattern, name))

const noSuchCall = 'There is no such call.'
/** The calls that send a browser back from the identity service. */
const returns: ReadonlySet<string> = new Set([
  'identity.authorizePerson',
  'identity.authorizeCompany',
  'identity.authorizeCompanyLinked',
])

const noReturn = 'No browser comes back from the identity service by this call.'
const notListed = 'The contract of this call does not list this error.'

/** The name of a call, or a pattern of names. */
export const operationPattern = z
  .string()
  .max(100)
  .refine(name => operationsOf(name).length > 0, { error: noSuchCall })
  .meta({
    description:
      'Name of the call: its router and its own, such as premise.streetName. premise.* means every call of a router, * every call.',
    'x-rules': [noSuchCall],
  })

/** The status of a call for this error; null where its contract does not list the error. */
export const statusOfError = (operationName: string, error: ServiceErrorCode): number | null => {
  const responses = routes.get(operationName)?.responses ?? {}
  const refused = { error, error_description: '' }
  const found = Object.entries(responses).find(
    ([status, schema]) =>
      Number(status) >= 400 && schema instanceof z.ZodType && schema.safeParse(refused).success,
  )
  return found === undefined ? null : Number(found[0])
}

const when = z
  .enum(['before', 'after'])
  .default('before')
  .describe('Whether it happens before the call takes effect, or after, instead of its answer.')

const milliseconds = z.int().positive().max(120_000)

/** Headers that the connection decides. */
const ownHeaders: ReadonlySet<string> = new Set(['connection', 'content-length', 'transfer-encoding'])

const answerHeader = z
  .strictObject({
    name: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .refine(name => !ownHeaders.has(name.toLowerCase()), { error: 'The connection decides this header.' })
      .describe('Name of the header.'),
    value: z
      .string()
      .regex(/^[\x20-\x7E]{0,500}$/)
      .describe('Value of the header.'),
  })
  .describe('A header.')

const kinds = [
  z
    .strictObject({
      kind: z.literal('status').describe('Refuse the call.'),
      error: serviceErrorCode,
      error_description: z.string().min(1).max(500).optional().describe('Text of the refusal.'),
      when,
    })
    .describe('The call is refused with a code and its status.'),
  z
    .strictObject({
      kind: z.literal('answer').describe('Give this answer.'),
      status: z.int().min(200).max(599).describe('Status of the answer.'),
      body: z
        .string()
        .max(100_000)
        .default('')
        .describe('Text of the body, JSON unless a header says otherwise; empty for none.'),
      headers: z
        .array(answerHeader)
        .max(20)
        .readonly()
        .default([])
        .describe('Headers of the answer, besides those of every answer.'),
      unchecked: z
        .boolean()
        .default(false)
        .describe('Whether the answer may have a status or a body that its contract does not have.'),
      when,
    })
    .describe('The call gets an answer of your own.'),
  z
    .strictObject({
      kind: z.literal('delay').describe('Answer late.'),
      delay_ms: milliseconds.describe('Milliseconds by which the answer is delayed.'),
      jitter_ms: z
        .int()
        .nonnegative()
        .max(120_000)
        .default(0)
        .describe(
          'Milliseconds that are added at most, differently for each call. The same seed adds the same.',
        ),
    })
    .describe('The call is answered late.'),
  z
    .strictObject({ kind: z.literal('drop').describe('Cut the connection.'), when })
    .describe('The connection is cut.'),
  z
    .strictObject({ kind: z.literal('malformed').describe('Answer with text that is not JSON.') })
    .describe('The answer cannot be read.'),
  z
    .strictObject({
      kind: z.literal('stream_cut').describe('Cut the stream.'),
      after_events: z.int().nonnegative().max(1000).describe('Number of events before the cut.'),
    })
    .describe('The stream ends without its end marker.'),
  z
    .strictObject({
      kind: z.literal('slow_body').describe('Send the answer slowly.'),
      duration_ms: milliseconds.describe('Milliseconds until the answer is complete.'),
    })
    .describe('The answer comes slowly.'),
  z
    .strictObject({
      kind: z.literal('bandwidth').describe('Send the answer over a slow connection.'),
      bytes_per_second: z
        .int()
        .positive()
        .max(1_000_000_000)
        .describe('Bytes of the answer for each second.'),
    })
    .describe('The answer comes as over a slow connection.'),
  z
    .strictObject({
      kind: z.literal('cut_body').describe('Cut the answer.'),
      after_bytes: z.int().nonnegative().max(1_000_000).describe('Bytes of the body before the cut.'),
    })
    .describe('The connection is cut in the middle of the answer.'),
  z
    .strictObject({
      kind: z.literal('identity_callback').describe('Break the return from the identity service.'),
      broken: z.enum(brokenCallbackNames).describe(
        `What is wrong. ${Object.entries(brokenCallbacks)
          .map(([name, sentence]) => `${name}: ${sentence}`)
          .join(' ')}`,
      ),
    })
    .describe(
      'The browser comes back from the identity service in a way that is refused. Only returns count, not the page before.',
    ),
] as const

/** The kinds of faults. */
export const faultKinds = [
  'status',
  'answer',
  'delay',
  'drop',
  'malformed',
  'stream_cut',
  'slow_body',
  'bandwidth',
  'cut_body',
  'identity_callback',
] as const satisfies readonly z.infer<(typeof kinds)[number]>['kind'][]

export const faultEffect = z.discriminatedUnion('kind', kinds).describe('The effect of the fault.')
export type FaultEffect = z.infer<typeof faultEffect>

export const faultMatch = z
  .strictObject({
    in: z
      .enum(['body', 'query', 'path', 'header'])
      .describe('The part of the call. A multipart body has no fields.'),
    name: z.string().min(1).max(100).describe('Name of the field; names of nested ones are joined by dots.'),
    value: z.string().max(500).describe('The value that the field must have, as text.'),
  })
  .describe('A field that a call must have.')

/** Which of the calls of its operation a fault counts and affects. */
export const faultConditions = z.object({
  match: z
    .array(faultMatch)
    .max(10)
    .readonly()
    .default([])
    .describe('Fields that a call must have to count.'),
  after: z.int().nonnegative().max(1000).default(0).describe('Number of calls that pass first.'),
  every: z
    .int()
    .positive()
    .max(1000)
    .default(1)
    .describe('Of the calls after these, it affects each one after this many: 3 is every third call.'),
  probability: z
    .number()
    .positive()
    .max(1)
    .default(1)
    .describe('The share of these calls that it affects. The same seed affects the same calls.'),
  seed: z.int().nonnegative().default(1).describe('Decides, with the probability, which calls are affected.'),
})
export type FaultConditions = z.infer<typeof faultConditions>

type Answer = Extract<FaultEffect, { kind: 'answer' }>

/** Whether the contract of a call has this answer. */
const isInContract = (operationName: string, { status, headers, body }: Answer): boolean => {
  const route = routes.get(operationName)
  const own = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value
  const contentType = own ?? (body === '' ? '' : 'application/json')
  const answer = { status, contentType, body: answerBody(contentType, body) }
  return route !== undefined && answerIssues(route, answer).length === 0
}

const addFaultBody = z
  .strictObject({
    operation: operationPattern,
    effect: faultEffect,
    times: z.int().positive().max(1000).default(1).describe('Number of calls that it affects.'),
    ...faultConditions.shape,
  })
  .refine(
    ({ operation: name, effect }) =>
      effect.kind !== 'status' ||
      operationsOf(name).every(each => statusOfError(each, effect.error) !== null),
    {
      error: notListed,
      path: ['effect', 'error'],
    },
  )
  .refine(
    ({ operation: name, effect }) =>
      effect.kind !== 'answer' ||
      effect.unchecked ||
      operationsOf(name).every(each => isInContract(each, effect)),
    {
      error: 'The contract of this call has no such answer. With unchecked it is given all the same.',
      path: ['effect'],
    },
  )
  .refine(
    ({ operation: name, effect }) =>
      effect.kind !== 'identity_callback' || operationsOf(name).some(each => returns.has(each)),
    { error: noReturn, path: ['operation'] },
  )
  .meta({ description: 'The fault to add.', 'x-rules': [notListed, noReturn] })

const faultId = z.string().max(64).describe('Id of the fault.')

export const fault = z
  .object({
    id: faultId,
    operation: operationPattern,
    effect: faultEffect,
    ...faultConditions.shape,
    matched: z.int().nonnegative().describe('Number of calls that counted so far.'),
    struck: z.int().nonnegative().describe('Number of calls that it affected so far.'),
    remaining: z.int().nonnegative().describe('Number of calls that it still affects.'),
  })
  .describe('A fault that a tester added.')
export type Fault = z.infer<typeof fault>

const units = 'Times in milliseconds.'

export const faults = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/faults',
      summary: 'List the faults of a world',
      description:
        'Every fault since the last time they were cleared, in the order in which they were added, with the number of calls that it affected, a page at a time.',
      pathParams: worldParams,
      query: z.strictObject(pageQuery(faultId, 'their operation, effect or conditions')),
      responses: {
        200: z.object({ faults: z.array(fault).readonly().describe('The faults.'), total }),
        ...steeringRefusals(),
      },
      metadata: {
        units,
        errors: steeringErrors,
        example: faultsExamples.list,
      } satisfies EndpointDocs,
    },
    add: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/faults',
      summary: 'Add a fault to a call',
      description:
        'Affects the next calls of this name that meet its conditions, then it ends. Several faults apply one after the other: the first one that affects a call is the only one.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: addFaultBody,
      responses: { 201: fault, ...steeringBodyRefusals() },
      metadata: {
        units,
        errors: steeringErrors,
        example: faultsExamples.add,
      } satisfies EndpointDocs,
    },
    remove: {
      method: 'DELETE',
      path: '/mock/v1/worlds/:world/faults/:fault',
      summary: 'Delete a fault',
      description: 'It affects no further call. The other faults of the world stay.',
      pathParams: worldParams.extend({ fault: faultId }),
      headers: worldKeyHeaders,
      body: c.noBody(),
      responses: { 204: c.noBody(), ...steeringRefusals() },
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: faultsExamples.remove,
      } satisfies EndpointDocs,
    },
    clear: {
      method: 'DELETE',
      path: '/mock/v1/worlds/:world/faults',
      summary: 'Delete every fault of a world',
      description: 'After that only magic values cause failures.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: c.noBody(),
      responses: { 204: c.noBody(), ...steeringRefusals() },
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: faultsExamples.clear,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
