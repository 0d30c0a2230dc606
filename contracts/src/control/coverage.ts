import { z } from 'zod'
import { serviceErrorCode } from '../errors.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import { steeringErrors, steeringHeaders, steeringRefusals } from './steering.ts'
import { ruleId } from './ruleId.ts'
import { worldParams } from './worldId.ts'
import { coverageExamples } from './coverageExamples.ts'
import { c } from '../router.ts'

const count = z.int().positive().describe('How often it was reached.')
const rule = ruleId.describe('Id of the rule.')

const coverageAnswer = z
  .object({
    rules: z.array(z.object({ rule, count })).readonly().describe('Rules that were reached.'),
    errors: z
      .array(z.object({ error: serviceErrorCode, count }))
      .readonly()
      .describe('Codes that were returned.'),
    missing_rules: z.array(rule).readonly().describe('Rules that were not reached.'),
    missing_errors: z.array(serviceErrorCode).readonly().describe('Codes that were not returned.'),
  })
  .describe('The rules and codes that the calls of a world reached.')

export const coverage = c.router(
  {
    read: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/coverage',
      summary: 'Read the coverage of a world',
      description: 'Counted over the request log of the world since it was made or reset.',
      pathParams: worldParams,
      responses: { 200: coverageAnswer, ...steeringRefusals() },
      metadata: {
        units: 'Numbers of calls.',
        errors: steeringErrors,
        example: coverageExamples.read,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
