import { z } from 'zod'
import { serviceErrorCode } from '../errors.ts'
import { timestamp } from '../fields/dates.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import { steeringErrors, steeringHeaders, steeringRefusals } from './steering.ts'
import { ruleId } from './ruleId.ts'
import { worldParams } from './worldId.ts'
import { requestLogExamples } from './requestLogExamples.ts'
import { c } from '../router.ts'

export const requestLogEntry = z
  .object({
    id: z.string().describe('Id of the entry; later ones come later in the list.'),
    request_id: z.string().describe('Id of the call, as in the header X-Request-Id.'),
    at: timestamp.check(
      z.describe("Time of the call by the world's clock, in Singapore, YYYY-MM-DDTHH:mm:ss."),
    ),
    method: z.string().describe('Method of the call.'),
    route: z.string().describe('Path of the call as the contract writes it, without values.'),
    status: z.int().describe('Status of the answer; 0 where the connection was cut.'),
    error: serviceErrorCode.nullable().describe('Code of the refusal; null when it was none.'),
    rule: ruleId.nullable().describe('Rule that decided the answer; null when none did.'),
    sentence: z.string().nullable().describe('What the rule says; null when there is none.'),
    duration_ms: z.number().nonnegative().describe('Milliseconds until the answer.'),
  })
  .describe('One call. It holds no personal data.')
export type RequestLogEntry = z.infer<typeof requestLogEntry>

export const requestLog = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/request-log',
      summary: 'List the calls of a world',
      description: 'The calls of a world in order, at most 500 at once, each with the rule that decided it.',
      pathParams: worldParams,
      query: z.strictObject({
        after: z.string().min(1).max(64).optional().describe('Id of the last entry that is known.'),
      }),
      responses: {
        200: z.object({ entries: z.array(requestLogEntry).readonly().describe('The calls.') }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss; durations in milliseconds.',
        errors: steeringErrors,
        example: requestLogExamples.list,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
