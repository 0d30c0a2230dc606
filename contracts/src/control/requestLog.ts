import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import { steeringErrors, steeringHeaders, steeringRefusals } from './steering.ts'
import { requestLogEntry, requestLogSummary } from './requestLogEntry.ts'
import { worldParams } from './worldId.ts'
import { requestLogExamples } from './requestLogExamples.ts'
import { c } from '../router.ts'

const entryId = z.string().min(1).max(64)

const units = 'Times in Singapore YYYY-MM-DDTHH:mm:ss; durations in milliseconds; sizes in bytes.'

export const requestLog = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/request-log',
      summary: 'List the calls of a world',
      description: 'The calls of a world in order, at most 500 at once, each with the rule that decided it.',
      pathParams: worldParams,
      query: z.strictObject({
        after: entryId.optional().describe('Id of the last entry that is known.'),
      }),
      responses: {
        200: z.object({ entries: z.array(requestLogSummary).readonly().describe('The calls.') }),
        ...steeringRefusals(),
      },
      metadata: {
        units,
        errors: steeringErrors,
        example: requestLogExamples.list,
      } satisfies EndpointDocs,
    },
    read: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/request-log/entries/:entry',
      summary: 'Read a call of a world',
      description:
        'A call with the headers and bodies of its request and its answer. Files and pages appear by size and hash; secrets are replaced by a fixed word.',
      pathParams: worldParams.extend({ entry: entryId.describe('Id of the entry.') }),
      responses: { 200: requestLogEntry, ...steeringRefusals() },
      metadata: {
        units,
        errors: steeringErrors,
        example: requestLogExamples.read,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
