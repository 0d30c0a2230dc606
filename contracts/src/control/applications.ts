import { type FlowId, flows } from '@open-account/domain/flow/flows'
import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import { timestamp } from '../fields/dates.ts'
import { uploadType } from '../fields/documents.ts'
import { appId, fileId, stateId, transactionReference } from '../fields/ids.ts'
import { paymentResults } from '../gateway.ts'
import { submitBody } from '../submission/body.ts'
import { applicationsExamples } from './applicationsExamples.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { pageQuery, total } from './page.ts'
import { worldId, worldParams } from './worldId.ts'
import { c } from '../router.ts'

/** The most applications that one call seeds. */
const maxSeeds = 100

const flow = z
  .enum(Object.keys(flows) as readonly FlowId[])
  .describe('Premises and applicant of the application.')

const moment = (what: string) =>
  timestamp.check(z.describe(`${what} by the world's clock, in Singapore, YYYY-MM-DDTHH:mm:ss.`))

const payment = z
  .object({
    reference: transactionReference,
    state: z
      .enum(['open', ...paymentResults])
      .describe('The result that the gateway reported; open before it.'),
    opened_at: moment('Time at which it was opened'),
  })
  .describe('An attempt to pay.')

const listed = {
  state_id: stateId,
  app_id: z.nullable(appId).describe('Id of the application; null before it is submitted.'),
  flow,
  state: z
    .enum(['started', 'submitted', 'ended'])
    .describe('Whether it is submitted; ended when its session ended before.'),
  started_at: moment('Time of its start'),
  submitted_at: z.nullable(moment('Time of its submission')).describe('Time of its submission; null before.'),
}

export const listedApplication = z.object(listed).describe('An application of a world.')
export type ListedApplication = z.infer<typeof listedApplication>

const readApplication = z
  .object({
    ...listed,
    submission: submitBody.nullable().describe('The accepted submission; null before.'),
    documents: z
      .array(
        z.object({
          file_id: fileId,
          type: uploadType,
          filename: z.string().describe('Name of the file.'),
          size: z.int().nonnegative().describe('Size in bytes.'),
        }),
      )
      .readonly()
      .describe('The uploaded documents.'),
    payments: z.array(payment).readonly().describe('The attempts to pay, in order.'),
  })
  .describe('An application with everything about it.')

const units = 'Times in Singapore YYYY-MM-DDTHH:mm:ss; sizes in bytes.'

export const applications = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/applications',
      summary: 'List the applications of a world',
      description: 'Every application that was started in the world, the oldest first, a page at a time.',
      pathParams: worldParams,
      query: z.strictObject({
        state: listed.state.optional(),
        flow: flow.optional(),
        ...pageQuery(stateId, 'their ids or their submission'),
      }),
      responses: {
        200: z.object({
          applications: z.array(listedApplication).readonly().describe('The applications.'),
          total,
        }),
        ...steeringRefusals(),
      },
      metadata: { units, errors: steeringErrors, example: applicationsExamples.list } satisfies EndpointDocs,
    },
    read: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/applications/:application',
      summary: 'Read an application of a world',
      description: 'What was submitted, with documents and payments.',
      pathParams: z.object({
        world: worldId,
        application: stateId.check(z.describe('Id of the application or of its transaction.')),
      }),
      responses: { 200: readApplication, ...steeringRefusals() },
      metadata: { units, errors: steeringErrors, example: applicationsExamples.read } satisfies EndpointDocs,
    },
    seed: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/applications',
      summary: 'Make applications in a world',
      description:
        'Makes complete applications of made-up applicants by the same calls as a screen, so that the same rules apply ' +
        'to them. They have appointments, documents, e-mails and events; no delay and no fault affects them.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({
        count: z.int().min(1).max(maxSeeds).default(1).describe('Number of applications.'),
        flow: flow.default('residential/personal'),
        paid: z.boolean().default(false).describe('Whether those that are paid online are paid.'),
      }),
      responses: {
        201: z.object({
          applications: z
            .array(z.object({ state_id: stateId, app_id: appId }))
            .readonly()
            .describe('The applications.'),
        }),
        ...steeringBodyRefusals('application_incomplete'),
      },
      metadata: {
        units: 'None.',
        errors: {
          ...steeringErrors,
          application_incomplete: 'The world refuses such an application; the description has the reason.',
        },
        example: applicationsExamples.seed,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
