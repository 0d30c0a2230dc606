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
import { faultsExamples } from './faultsExamples.ts'

const c = initContract()

/** The calls by name, such as premise.streetName. */
const operation = z
  .enum(everyRoute(contract).map(({ name }) => name))
  .describe('Name of the call: its router and its own, such as premise.streetName.')

/** The status of a call for this error; null where its contract does not list the error. */
export const statusOfError = (operationName: string, error: ServiceErrorCode): number | null => {
  const responses = everyRoute(contract).find(({ name }) => name === operationName)?.route.responses ?? {}
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
      error_description: z.string().min(1).max(500).optional().describe('Text of the refusal.'),
    })
    .describe('The call is refused with a code and its status.'),
  z
    .strictObject({
      kind: z.literal('delay').describe('Answer late.'),
      delay_ms: milliseconds.describe('Milliseconds by which the answer is delayed.'),
    })
    .describe('The call is answered late.'),
  z
    .strictObject({ kind: z.literal('drop').describe('Cut the connection.') })
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
] as const

export const faultEffect = z.discriminatedUnion('kind', kinds).describe('The effect of the fault.')
export type FaultEffect = z.infer<typeof faultEffect>

const addFaultBody = z
  .strictObject({
    operation,
    effect: faultEffect,
    times: z.int().positive().max(1000).default(1).describe('Number of calls that it affects.'),
  })
  .refine(
    ({ operation: name, effect }) => effect.kind !== 'status' || statusOfError(name, effect.error) !== null,
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
      description: 'The faults that still affect calls, in the order in which they were added.',
      pathParams: worldParams,
      responses: {
        200: z.object({ faults: z.array(fault).readonly().describe('The faults.') }),
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
        'Affects the next calls of this name, then it ends. Several faults apply one after the other.',
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
