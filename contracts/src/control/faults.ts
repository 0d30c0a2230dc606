import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { type ServiceErrorCode, serviceErrorCode } from '../errors.ts'
import { everyRoute } from '../everyRoute.ts'
import { contract } from '../index.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { worldParams } from './worldId.ts'

const c = initContract()

/** The calls by name, such as premise.streetName. */
const operation = z
  .enum(everyRoute(contract).map(({ name }) => name))
  .describe('Name of the call: its router and its own, such as premise.streetName.')

/** The status with which a call may refuse for this error; null where its contract does not list the error. */
export const statusOfError = (called: string, error: ServiceErrorCode): number | null => {
  const responses = everyRoute(contract).find(({ name }) => name === called)?.route.responses ?? {}
  const refused = { error, error_description: '' }
  const found = Object.entries(responses).find(
    ([status, schema]) =>
      Number(status) >= 400 && schema instanceof z.ZodType && schema.safeParse(refused).success,
  )
  return found === undefined ? null : Number(found[0])
}

const milliseconds = z.int().positive().max(120_000)

const kinds = [
  z
    .strictObject({
      kind: z.literal('status').describe('Refuse the call.'),
      error: serviceErrorCode,
      error_description: z.string().min(1).max(500).optional().describe('What the refusal says.'),
    })
    .describe('The call is refused with a code and its status.'),
  z
    .strictObject({
      kind: z.literal('delay').describe('Answer late.'),
      delay_ms: milliseconds.describe('Milliseconds by which the answer is held back.'),
    })
    .describe('The call is answered late.'),
  z
    .strictObject({ kind: z.literal('drop').describe('Cut the connection.') })
    .describe('The connection is cut.'),
  z
    .strictObject({ kind: z.literal('malformed').describe('Answer what is no JSON.') })
    .describe('The answer cannot be read.'),
  z
    .strictObject({
      kind: z.literal('stream_cut').describe('Cut the stream.'),
      after_events: z.int().nonnegative().max(1000).describe('How many events are sent before.'),
    })
    .describe('The stream ends without its end marker.'),
  z
    .strictObject({
      kind: z.literal('slow_body').describe('Send the answer bit by bit.'),
      duration_ms: milliseconds.describe('Milliseconds until the answer is complete.'),
    })
    .describe('The answer comes bit by bit.'),
] as const

export const faultEffect = z.discriminatedUnion('kind', kinds).describe('What goes wrong.')
export type FaultEffect = z.infer<typeof faultEffect>

const addFaultBody = z
  .strictObject({
    operation,
    effect: faultEffect,
    times: z.int().positive().max(1000).default(1).describe('How many calls it strikes.'),
  })
  .refine(
    ({ operation: called, effect }) =>
      effect.kind !== 'status' || statusOfError(called, effect.error) !== null,
    {
      error: 'The contract of this call does not list this error.',
      path: ['effect', 'error'],
    },
  )

export const fault = z
  .object({
    id: z.string().describe('Id of the fault.'),
    operation,
    effect: faultEffect,
    remaining: z.int().nonnegative().describe('How many calls it still strikes.'),
  })
  .describe('A fault that a tester asked for.')
export type Fault = z.infer<typeof fault>

const params = { world: 'default' }
const body = {
  operation: 'premise.streetName',
  effect: { kind: 'status', error: 'upstream_error' },
  times: 2,
}
const example = { id: '5d41402abc4b2a76', operation: body.operation, effect: body.effect, remaining: 2 }
const units = 'Times in milliseconds.'

export const faults = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/faults',
      summary: 'List the faults of a world',
      description: 'Those that can still strike, in the order in which they were asked for.',
      pathParams: worldParams,
      responses: {
        200: z.object({ faults: z.array(fault).readonly().describe('The faults.') }),
        ...steeringRefusals(),
      },
      metadata: {
        units,
        errors: steeringErrors,
        example: {
          valid: { params, answer: { status: 200, body: { faults: [example] } } },
          invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
        },
      } satisfies EndpointDocs,
    },
    add: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/faults',
      summary: 'Let a call go wrong',
      description:
        'Strikes the next calls of this name, then it is over. Several strike one after the other.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: addFaultBody,
      responses: { 201: fault, ...steeringBodyRefusals() },
      metadata: {
        units,
        errors: steeringErrors,
        example: {
          valid: { params, body, answer: { status: 201, body: example } },
          invalid: { params, body: { ...body, times: 0 }, refusedBy: 'shape', error: 'invalid_request' },
        },
      } satisfies EndpointDocs,
    },
    clear: {
      method: 'DELETE',
      path: '/mock/v1/worlds/:world/faults',
      summary: 'Take every fault of a world back',
      description: 'Nothing goes wrong any more unless a magic value says so.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: c.noBody(),
      responses: { 204: c.noBody(), ...steeringRefusals() },
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: {
          valid: { params, answer: { status: 204 } },
          invalid: { params: { world: 'unknown' }, refusedBy: 'state', error: 'not_found' },
        },
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
