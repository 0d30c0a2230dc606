import { z } from 'zod'
import { bytes, stream } from './bytes.ts'
import { bodyRefusals, refusals } from './errors.ts'
import { documentId, uploadType } from './fields/documents.ts'
import { fileId, sessionId, signatureRequest, stateId, streamId } from './fields/ids.ts'
import { kioskText, streamMessage } from './kioskMessages.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { kioskExamples } from './kioskExamples.ts'
import { documentsClosed } from './uploadDocs.ts'
import { c } from './router.ts'

/** The state of the stream, which is sent as base64url of its JSON text. */
export const kioskState = z
  .strictObject({
    app_id: z.literal('OA').describe('The application that opens the stream.'),
    app_state: stateId,
    missing_fields: z.array(documentId).readonly().describe('Documents that are not uploaded yet.'),
    signature_request: z
      .optional(signatureRequest)
      .describe('Ours: a signature is requested too, under an id that the screen makes for each request.'),
  })
  .describe('The session for which a kiosk opens its stream.')
export type KioskState = z.infer<typeof kioskState>

/** The kiosk's token, or the secret of the link where the phone may call too. Without it the call is unauthorized. */
export const bearer = {
  authorization: z
    .string()
    .optional()
    .describe('Bearer and the credential of the session. Without it the call is refused as unauthorized.'),
}

const nothing = z.strictObject({}).nullish().describe('Nothing: an empty object or no body.')
const ofSession = z.strictObject({ sessionId })
const unauthorized = 'The credential is missing or belongs to another session.'

/** The calls of the screen that shows the QR code: a kiosk, or the computer of an applicant. */
export const kiosk = c.router(
  {
    credential: {
      method: 'POST',
      path: '/khaos/v1/upload/credential',
      summary: 'Get the credential with which a browser opens the stream of its application',
      description:
        'Ours. A kiosk has a token of its own; any other screen gets this credential, which opens the stream of this ' +
        'application and no other. Every call for the same application has the same answer.',
      body: z.strictObject({ state_id: stateId }),
      responses: {
        200: z.object({ credential: z.string().describe('The bearer credential of the screen.') }),
        ...bodyRefusals('unauthorized', 'already_submitted'),
      },
      metadata: {
        units: 'None: ids only.',
        errors: {
          unauthorized: 'The application belongs to a kiosk.',
          already_submitted: documentsClosed,
        },
        example: kioskExamples.credential,
      } satisfies EndpointDocs,
    },
    stream: {
      method: 'GET',
      path: '/khaos/v1/upload/event',
      summary: 'Open the stream of an upload session',
      description:
        'Server-sent events for the kiosk while the applicant uploads by phone. Every event has an id, from which ' +
        'Last-Event-ID resumes the stream; a comment every 15 seconds keeps it alive. The first comment (ours) follows ' +
        'the last event from before the call: later events are new.',
      headers: {
        ...bearer,
        'last-event-id': z.string().max(64).optional().describe('Id of the last event that was received.'),
      },
      query: z.strictObject({
        state: z
          .string()
          .regex(/^[\w-]{1,4000}$/)
          .describe(
            'Base64url of the JSON text { app_id: OA, app_state, missing_fields }; signature_request is ours.',
          ),
      }),
      responses: {
        200: c.otherResponse({ contentType: 'text/event-stream', body: stream.describe('The events.') }),
        ...refusals('unauthorized'),
      },
      metadata: {
        credentials: ['kiosk', 'screen'],
        units: 'Sizes in bytes; times UTC; progress in percent.',
        errors: { unauthorized },
        events: streamMessage,
        example: kioskExamples.stream,
      } satisfies EndpointDocs,
    },
    close: {
      method: 'GET',
      path: '/khaos/v1/upload/close/:id',
      summary: 'Close the stream of an upload session',
      description: 'Ends the session and invalidates its link. The answer is the same for an ended session.',
      headers: bearer,
      pathParams: z.object({ id: streamId }),
      responses: { 200: z.object({ id: streamId }), ...refusals('unauthorized') },
      metadata: {
        credentials: ['kiosk', 'screen'],
        units: 'None: ids only.',
        errors: { unauthorized },
        example: kioskExamples.close,
      } satisfies EndpointDocs,
    },
    signature: {
      method: 'GET',
      path: '/khaos/v1/upload/signature/:file_id',
      summary: 'Read the signature that a phone sent',
      description:
        'Ours. The picture of a signature that arrived in this session, for the screen that requested it.',
      headers: bearer,
      query: ofSession,
      pathParams: z.object({ file_id: fileId }),
      responses: {
        200: c.otherResponse({ contentType: 'image/png', body: bytes.describe('The picture.') }),
        ...refusals('unauthorized'),
      },
      metadata: {
        credentials: ['kiosk', 'screen'],
        units: 'None: a PNG picture.',
        errors: { unauthorized },
        example: kioskExamples.signature,
      } satisfies EndpointDocs,
    },
    deleteFile: {
      method: 'POST',
      path: '/khaos/v1/upload/files/delete',
      summary: 'Delete an uploaded file',
      description: 'Deletes one file at the request of the kiosk and notifies the phone.',
      headers: bearer,
      query: ofSession,
      body: z.strictObject({
        stateId,
        type: uploadType,
        fileId,
        docId: documentId,
        fileDetails: z
          .strictObject({
            filename: z.string().max(255).describe('Name of the file.'),
            size: z.int().nonnegative().describe('Size in bytes.'),
          })
          .optional()
          .describe('The file on the screen of the kiosk.'),
      }),
      responses: { 200: z.object({ fileId }), ...bodyRefusals('unauthorized', 'already_submitted') },
      metadata: {
        credentials: ['kiosk', 'screen'],
        units: 'Sizes in bytes.',
        errors: {
          unauthorized,
          already_submitted: documentsClosed,
        },
        example: kioskExamples.deleteFile,
      } satisfies EndpointDocs,
    },
    send: {
      method: 'POST',
      path: '/khaos/v1/upload/files/send',
      summary: 'Send a message to the kiosk',
      description:
        'The phone sends that it is connected, the progress of a file, or that it is done; the kiosk receives it on its stream.',
      headers: bearer,
      query: z.strictObject({ sessionId, message: kioskText }),
      body: nothing,
      responses: {
        200: z.object({ delivered: z.boolean().describe('Whether a kiosk is connected.') }),
        ...bodyRefusals('unauthorized'),
      },
      metadata: {
        credentials: ['kiosk', 'screen', 'phone'],
        units: 'Progress in percent, 0 to 100.',
        errors: { unauthorized },
        example: kioskExamples.send,
      } satisfies EndpointDocs,
    },
    reset: {
      method: 'POST',
      path: '/khaos/v1/upload/files/reset',
      summary: 'Delete every uploaded file of a session',
      description: 'Deletes every file of this session, so that the applicant can start over.',
      headers: bearer,
      query: ofSession,
      body: nothing,
      responses: {
        200: z.object({ deleted: z.int().nonnegative().describe('How many files were deleted.') }),
        ...bodyRefusals('unauthorized', 'already_submitted'),
      },
      metadata: {
        credentials: ['kiosk', 'screen'],
        units: 'None: a number of files.',
        errors: {
          unauthorized,
          already_submitted: documentsClosed,
        },
        example: kioskExamples.reset,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
