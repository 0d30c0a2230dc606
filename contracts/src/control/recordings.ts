import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import { issue } from '../errors.ts'
import { timestamp } from '../fields/dates.ts'
import { pageQuery, total } from './page.ts'
import { recordingsExamples } from './recordingsExamples.ts'
import { steeringErrors, steeringHeaders, steeringRefusals, worldKeyHeaders } from './steering.ts'
import { worldParams } from './worldId.ts'
import { c } from '../router.ts'

/** How many of its last recordings a world has. */
export const storedRecordings = 1_000

const recordingId = z.string().max(64).describe('Id of the recording.')
const status = z.int().describe('Status of the answer.')

/** Why an answer became no stub. */
export const reasonsWithoutStub = ['stream', 'file', 'too_large'] as const

export const recordedAnswer = z
  .object({ status, error: z.string().nullable().describe('Code of the refusal; null for none.') })
  .describe('An answer by its status and code.')
export type RecordedAnswer = z.infer<typeof recordedAnswer>

export const recording = z
  .object({
    id: recordingId,
    at: timestamp.check(
      z.describe("Time of the call by the world's clock, in Singapore, YYYY-MM-DDTHH:mm:ss."),
    ),
    operation: z.string().describe('Name of the call, such as premise.streetName.'),
    method: z.string().describe('Its method.'),
    path: z.string().describe('Its path, without secrets.'),
    backend: recordedAnswer.describe('What the backend answered.'),
    service: recordedAnswer
      .nullable()
      .describe('What this service would have answered by its own rules; null when it was not asked.'),
    contract: z
      .array(issue)
      .readonly()
      .describe('Where the answer of the backend differs from the contract of the call.'),
    differs: z
      .boolean()
      .describe('Whether the backend differs from the contract, or in status or code from this service.'),
    without_stub: z
      .enum(reasonsWithoutStub)
      .nullable()
      .describe('Why the answer became no stub: a stream, a file, or too large; null where it did.'),
  })
  .describe('A call that was passed on to a backend.')
export type Recording = z.infer<typeof recording>

export const recordings = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/recordings',
      summary: 'List the recorded calls of a world',
      description:
        'The calls that the service passed on to the backend of RECORD_TO, in order, a page at a time, each with what ' +
        `the contract and the rules of this service say of the answer. A world has its last ${storedRecordings}.`,
      pathParams: worldParams,
      query: z.strictObject({
        ...pageQuery(recordingId, 'their operation or path'),
        differs: z
          .enum(['true', 'false'])
          .optional()
          .describe('Only calls whose answers differ, or only those whose answers do not.'),
      }),
      responses: {
        200: z.object({
          recordings: z.array(recording).readonly().describe('The calls.'),
          total,
          is_recording: z
            .boolean()
            .describe('Whether the service passes calls on to a backend now: whether RECORD_TO is set.'),
        }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss.',
        errors: steeringErrors,
        example: recordingsExamples.list,
      } satisfies EndpointDocs,
    },
    clear: {
      method: 'DELETE',
      path: '/mock/v1/worlds/:world/recordings',
      summary: 'Delete the recorded calls of a world',
      description: 'Deletes the list. The stubs stay: they are faults.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: c.noBody(),
      responses: { 204: c.noBody(), ...steeringRefusals() },
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: recordingsExamples.clear,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
