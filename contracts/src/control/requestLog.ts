import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { requestLogEntry, requestLogSummary } from './requestLogEntry.ts'
import { requestLogFilter } from './requestLogFilter.ts'
import { worldParams } from './worldId.ts'
import { requestLogExamples } from './requestLogExamples.ts'
import { c } from '../router.ts'

const entryId = z.string().min(1).max(64)

const order = z.enum(['oldest', 'newest'])
const page = {
  after: entryId.optional().describe('Id of the last entry of the previous page, in the same order.'),
  order: order.default('oldest').describe('Which calls come first.'),
  limit: z.coerce.number().int().min(1).max(500).default(500).describe('Number of calls at most.'),
}

const exportFormats = ['curl', 'playwright', 'http'] as const
export type ExportFormat = (typeof exportFormats)[number]

const format = z
  .enum(exportFormats)
  .default('curl')
  .describe('A command of curl, a step of a test of Playwright, or a request of an .http file.')
const exported = {
  200: c.otherResponse({
    contentType: 'text/plain',
    body: z.string().describe('The calls in this format.'),
  }),
  ...steeringRefusals(),
}
const withoutSecrets =
  'Each call is made in the same world. Secrets are replaced by a fixed word, and a comment says which to fill in.'

const units = 'Times in Singapore YYYY-MM-DDTHH:mm:ss; durations in milliseconds; sizes in bytes.'

export const requestLog = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/request-log',
      summary: 'List the calls of a world',
      description:
        'The calls of a world that meet the conditions, at most 500 at once, each with the rule that decided it.',
      pathParams: worldParams,
      query: z.strictObject({ ...requestLogFilter, ...page }),
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
    count: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/request-log/count',
      summary: 'Count the calls of a world',
      description: 'How many calls in the request log of the world meet the conditions.',
      pathParams: worldParams,
      query: z.strictObject(requestLogFilter),
      responses: {
        200: z.object({ count: z.int().nonnegative().describe('How many calls there are.') }),
        ...steeringRefusals(),
      },
      metadata: {
        units,
        errors: steeringErrors,
        example: requestLogExamples.count,
      } satisfies EndpointDocs,
    },
    find: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/request-log/find',
      summary: 'Find a call of a world',
      description: 'The newest or the oldest call that meets the conditions, with headers and bodies.',
      pathParams: worldParams,
      query: z.strictObject({
        ...requestLogFilter,
        order: order.default('newest').describe('Which call is returned.'),
      }),
      responses: {
        200: z.object({
          entry: requestLogEntry.nullable().describe('The call; null when none meets the conditions.'),
        }),
        ...steeringRefusals(),
      },
      metadata: {
        units,
        errors: steeringErrors,
        example: requestLogExamples.find,
      } satisfies EndpointDocs,
    },
    wait: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/request-log/wait',
      summary: 'Wait for calls',
      description:
        'Answers as soon as so many calls meet the conditions, with the newest of them, or after the timeout.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({
        ...requestLogFilter,
        after: entryId
          .optional()
          .describe('Id of the last entry that the caller has; left out, all calls of the log count.'),
        count: z.int().min(1).max(1_000).default(1).describe('Number of calls to wait for.'),
        timeout_seconds: z
          .int()
          .positive()
          .max(25)
          .default(10)
          .describe('Seconds of real time to wait at most.'),
      }),
      responses: {
        200: z.object({
          reached: z.boolean().describe('Whether there were so many calls in time.'),
          count: z.int().nonnegative().describe('How many calls meet the conditions.'),
          entry: requestLogEntry.nullable().describe('The newest of them; null when there is none.'),
        }),
        ...steeringBodyRefusals(),
      },
      metadata: {
        units: `Timeout in seconds of real time. ${units}`,
        errors: steeringErrors,
        example: requestLogExamples.wait,
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
    exportOne: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/request-log/entries/:entry/export',
      summary: 'Export a call of a world',
      description: `A call as text, with which it can be made again. ${withoutSecrets}`,
      pathParams: worldParams.extend({ entry: entryId.describe('Id of the entry.') }),
      query: z.strictObject({ format }),
      responses: exported,
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: requestLogExamples.exportOne,
      } satisfies EndpointDocs,
    },
    exportAll: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/request-log/export',
      summary: 'Export the calls of a world',
      description: `The calls that meet the conditions as text, with which they can be made again. ${withoutSecrets}`,
      pathParams: worldParams,
      query: z.strictObject({ ...requestLogFilter, ...page, format }),
      responses: exported,
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss.',
        errors: steeringErrors,
        example: requestLogExamples.exportAll,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
