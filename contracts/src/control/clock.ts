import { z } from 'zod'
import { timestamp } from '../fields/dates.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { worldParams } from './worldId.ts'
import { clockExamples } from './clockExamples.ts'
import { c } from '../router.ts'

/** The first time on a clock, in Singapore. */
const firstMoment = '2000-01-01T00:00:00'
/** The last one. */
export const lastMoment = '2100-12-31T23:59:59'

/** A time that a clock can be set to. */
const notBeforeFirstMoment = `The clock shows times from ${firstMoment} on`
const notAfterLastMoment = `The clock shows times until ${lastMoment}`
export const settableMoment = timestamp.check(
  z.refine(moment => moment >= firstMoment, notBeforeFirstMoment),
  z.refine(moment => moment <= lastMoment, notAfterLastMoment),
  z.meta({
    description: 'Date and time in Singapore as YYYY-MM-DDTHH:mm:ss.',
    'x-rules': [notBeforeFirstMoment, notAfterLastMoment],
  }),
)

const clockAnswer = z
  .object({
    now: timestamp.check(z.describe('Time on the clock, in Singapore, as YYYY-MM-DDTHH:mm:ss.')),
    frozen: z.boolean().describe('Whether it is stopped.'),
  })
  .describe('The clock of a world.')

const units = 'Time in Singapore YYYY-MM-DDTHH:mm:ss, without an offset.'

/** The clock determines today, the expiry of one-time passwords, holds and sessions, and the header Date. */
export const clock = c.router(
  {
    read: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/clock',
      summary: 'Read the clock of a world',
      description: 'The time on its clock, and whether it runs.',
      pathParams: worldParams,
      responses: { 200: clockAnswer, ...steeringRefusals() },
      metadata: {
        units,
        errors: steeringErrors,
        example: clockExamples.read,
      } satisfies EndpointDocs,
    },
    set: {
      method: 'PUT',
      path: '/mock/v1/worlds/:world/clock',
      summary: 'Set the clock of a world',
      description: 'Sets it to a time, from which it runs unless it is frozen; null resets it to real time.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({
        now: z
          .nullable(settableMoment)
          .describe('The time in Singapore, YYYY-MM-DDTHH:mm:ss, from 2000 to 2100; null for real time.'),
      }),
      responses: { 200: clockAnswer, ...steeringBodyRefusals() },
      metadata: {
        units,
        errors: steeringErrors,
        example: clockExamples.set,
      } satisfies EndpointDocs,
    },
    advance: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/clock/advance',
      summary: 'Advance the clock of a world',
      description: 'Moves it forward, also while it is frozen, and never beyond the end of 2100.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({
        seconds: z.int().positive().max(315_360_000).describe('Seconds to move forward, at most ten years.'),
      }),
      responses: { 200: clockAnswer, ...steeringBodyRefusals() },
      metadata: {
        units: 'Seconds; the answer in Singapore as YYYY-MM-DDTHH:mm:ss.',
        errors: steeringErrors,
        example: clockExamples.advance,
      } satisfies EndpointDocs,
    },
    freeze: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/clock/freeze',
      summary: 'Stop or start the clock of a world',
      description: 'A frozen clock shows the same time until it is advanced, set or started.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({ frozen: z.boolean().describe('True stops it, false starts it.') }),
      responses: { 200: clockAnswer, ...steeringBodyRefusals() },
      metadata: {
        units,
        errors: steeringErrors,
        example: clockExamples.freeze,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
