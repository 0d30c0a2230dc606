import { modes } from '@open-account/domain/application/codes'
import { type FlowId, flows } from '@open-account/domain/flow/flows'
import { z } from 'zod'
import type { EndpointDocs } from '../endpointDocs.ts'
import type { ApplicationKey } from '../entities/applicationKeys.ts'
import { timestamp } from '../fields/dates.ts'
import { stateId } from '../fields/ids.ts'
import { linksExamples } from './linksExamples.ts'
import { pageQuery, total } from './page.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { worldId, worldParams } from './worldId.ts'
import { c } from '../router.ts'

/** The most share links of a world. */
export const maxLinks = 100
/** How long a share link is valid, and the longest time. Seconds. */
const usualLifetime = 604_800
const longestLifetime = 2_592_000
/** The longest text of a key. The limit of a body applies to all together. Characters. */
const maxText = 200_000

const text = (description: string) => z.string().max(maxText).optional().describe(description)

const place = z
  .string()
  .max(200)
  .regex(/^\/open-account(?:\/[\w-]+){1,3}(?:\?[\w=&-]*)?$/)
  .describe('Address of the step, such as /open-account/residential/personal/confirmation.')

/** What a tab has of one application: the keys of `applicationKeys`, and the mode. */
export const sharedDraft = z
  .strictObject({
    oa_mode: z.enum(modes).optional().describe('Mode of the tab; left out, the normal one.'),
    signupStart: z.literal('true').describe('That an application was started.'),
    signupStateId: stateId,
    signupDomainType: z
      .enum(Object.keys(flows) as readonly FlowId[])
      .describe('Premises and applicant of the application.'),
    isNanl: text('Whether the premises have no official address: true or false.'),
    signupFlow: text('The steps of the flow, as JSON text.'),
    signupStep: text('Index of the furthest step reached.'),
    signupData: text('The answers, as JSON text.'),
    otpConfig: text('State of the one-time password, as JSON text.'),
    signature: text('The stored signature.'),
    submitted: text('The submitted answers.'),
    unattached: text('The accepted application that lacks its signature.'),
    payment: text('The attempt to pay, as JSON text.'),
    place,
  } satisfies Record<ApplicationKey | 'oa_mode', z.core.$ZodType>)
  .describe('What the session storage of a tab has of one application.')
export type SharedDraft = z.infer<typeof sharedDraft>

const linkId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('Id of the share link, which does not open it.')

const linkName = z.string().trim().min(1).max(100).describe('Name of the link, such as what to look at.')

export const shareLink = z
  .object({
    id: linkId,
    name: linkName.nullable().describe('Its name; null without one.'),
    state_id: stateId,
    place,
    expires_at: timestamp.check(
      z.describe(
        "Time from which it opens nothing, by the world's clock, in Singapore, YYYY-MM-DDTHH:mm:ss.",
      ),
    ),
  })
  .describe('A link to a step of an application with its answers.')
export type ShareLink = z.infer<typeof shareLink>

const units = 'Times in Singapore YYYY-MM-DDTHH:mm:ss; lifetime in seconds.'

export const links = c.router(
  {
    make: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/links',
      summary: 'Share an application of a world by a link',
      description:
        'Stores what a tab has of an application, and answers with a link. A browser that opens it enters the world and is ' +
        'at the same step with the same answers. The page /mock/share makes this call for its tab. Links that have ' +
        'expired are deleted.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({
        draft: sharedDraft,
        name: linkName.optional(),
        ttl_seconds: z
          .int()
          .positive()
          .max(longestLifetime)
          .default(usualLifetime)
          .describe("Seconds of the world's clock after which it opens nothing. Left out, a week."),
      }),
      responses: {
        201: shareLink.extend({ url: z.string().describe('The link, which is shown only here.') }),
        ...steeringBodyRefusals('world_conflict'),
      },
      metadata: {
        units,
        errors: { ...steeringErrors, world_conflict: `The world has ${maxLinks} share links.` },
        example: linksExamples.make,
      } satisfies EndpointDocs,
    },
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/links',
      summary: 'List the share links of a world',
      description:
        'The share links of the world without their secrets and answers, the oldest first, a page at a time.',
      pathParams: worldParams,
      query: z.strictObject(pageQuery(linkId, 'their name, step or application')),
      responses: {
        200: z.object({ links: z.array(shareLink).readonly().describe('The share links.'), total }),
        ...steeringRefusals(),
      },
      metadata: { units, errors: steeringErrors, example: linksExamples.list } satisfies EndpointDocs,
    },
    remove: {
      method: 'DELETE',
      path: '/mock/v1/worlds/:world/links/:link',
      summary: 'Delete a share link',
      description: 'Deletes it with the answers that it has. The application stays as it is.',
      pathParams: z.object({ world: worldId, link: linkId }),
      headers: worldKeyHeaders,
      body: c.noBody(),
      responses: { 204: c.noBody(), ...steeringRefusals() },
      metadata: {
        units: 'None.',
        errors: steeringErrors,
        example: linksExamples.remove,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
