import { z } from 'zod'
import { bytes } from '../bytes.ts'
import { timestamp } from '../fields/dates.ts'
import { email } from '../fields/email.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { pageOrder, pageQuery, total } from './page.ts'
import { worldParams } from './worldId.ts'
import { inboxExamples } from './inboxExamples.ts'
import { c } from '../router.ts'

const messageId = z.string().min(1).max(64)

export const message = z
  .object({
    id: messageId.describe('Id of the message; later ones come later in the list.'),
    to: z.string().describe('E-mail address of the recipient.'),
    subject: z.string().describe('Its subject.'),
    text: z.string().describe('Its text.'),
    html: z.string().nullable().describe('The same text as HTML; null when there is none.'),
    attachments: z
      .array(
        z.object({
          filename: z.string().describe('Name of the file.'),
          content_type: z.string().describe('Its type, such as application/pdf.'),
          size: z.int().nonnegative().describe('Size in bytes.'),
        }),
      )
      .readonly()
      .describe('The files that are attached.'),
    otp: z.string().nullable().describe('The one-time password in it; null when there is none.'),
    sent_at: timestamp.check(
      z.describe("Time of sending by the world's clock, in Singapore, YYYY-MM-DDTHH:mm:ss."),
    ),
  })
  .describe('One e-mail.')
export type Message = z.infer<typeof message>

export const inbox = c.router(
  {
    list: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/inbox',
      summary: 'List the e-mails of a world',
      description: 'The e-mails that arrived in the world, in the order of arrival, a page at a time.',
      pathParams: worldParams,
      query: z.strictObject({
        ...pageQuery(messageId, 'their recipient, subject or text'),
        order: pageOrder,
      }),
      responses: {
        200: z.object({ messages: z.array(message).readonly().describe('The e-mails.'), total }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'Times in Singapore YYYY-MM-DDTHH:mm:ss.',
        errors: steeringErrors,
        example: inboxExamples.list,
      } satisfies EndpointDocs,
    },
    attachment: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/inbox/:message/attachments/:filename',
      summary: 'Read a file of an e-mail',
      description: 'The content of a file that is attached to an e-mail of the world.',
      pathParams: worldParams.extend({
        message: messageId.describe('Id of the message.'),
        filename: z.string().min(1).max(200).describe('Name of the file.'),
      }),
      responses: {
        200: c.otherResponse({
          contentType: 'application/octet-stream',
          body: bytes.describe('The content of the file.'),
        }),
        ...steeringRefusals(),
      },
      metadata: {
        units: 'None: ids only.',
        errors: steeringErrors,
        example: inboxExamples.attachment,
      } satisfies EndpointDocs,
    },
    wait: {
      method: 'POST',
      path: '/mock/v1/worlds/:world/inbox/wait',
      summary: 'Wait for an e-mail',
      description:
        'Answers as soon as there is an e-mail to this address: the next one after the named one or, without a name, the ' +
        'newest that no wait has returned yet. The answer has the one-time password in it, or is null after the timeout.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: z.strictObject({
        to: z.optional(email).describe('Address of the recipient; left out, any.'),
        after: messageId
          .optional()
          .describe(
            'Id of the last message that the caller has; left out, the newest that no wait has returned.',
          ),
        timeout_seconds: z
          .int()
          .positive()
          .max(25)
          .default(10)
          .describe('Seconds of real time to wait at most.'),
      }),
      responses: {
        200: z.object({
          message: message.nullable().describe('The e-mail; null when none arrived in time.'),
        }),
        ...steeringBodyRefusals(),
      },
      metadata: {
        units: 'Seconds of real time; times in Singapore YYYY-MM-DDTHH:mm:ss.',
        errors: steeringErrors,
        example: inboxExamples.wait,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)
