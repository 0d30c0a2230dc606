import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { stream } from './bytes.ts'
import { bodyRefusals, refusals } from './errors.ts'
import { documentId, uploadType } from './fields/documents.ts'
import { fileId, sessionId, stateId, streamId } from './fields/ids.ts'
import { kioskText, streamMessage } from './kioskMessages.ts'
import type { EndpointDocs } from './endpointDocs.ts'

const c = initContract()

/** The state of the stream, which is sent as base64url of its JSON text. */
export const kioskState = z
  .strictObject({
    app_id: z.literal('OA').describe('The application that opens the stream.'),
    app_state: stateId,
    missing_fields: z.array(documentId).readonly().describe('Documents that are not uploaded yet.'),
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
const headers = { authorization: 'Bearer kiosk-token-1' }
const sessionExample = { sessionId: 'k-5d41402abc4b2a76' }

const deletion = {
  stateId: 'a3f1c9d2e4b50718293a4b5c6d7e8f90',
  type: 'proof_of_ownership',
  fileId: 'f-0c9d2e4b5071',
  docId: 'poo',
  fileDetails: { filename: 'Title deed.pdf', size: 712_345 },
}

export const kiosk = c.router(
  {
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
          .describe('Base64url of the JSON text { app_id: OA, app_state, missing_fields }.'),
      }),
      responses: {
        200: c.otherResponse({ contentType: 'text/event-stream', body: stream.describe('The events.') }),
        ...refusals('unauthorized'),
      },
      metadata: {
        units: 'Sizes in bytes; times UTC; progress in percent.',
        errors: { unauthorized },
        events: streamMessage,
        example: {
          valid: {
            headers,
            query: { state: 'eyJhcHBfaWQiOiJPQSJ9' },
            answer: { status: 200, body: 'The events, such as data: {"kind":"end"}.' },
          },
          invalid: { headers, query: { state: '{}' }, refusedBy: 'shape', error: 'invalid_request' },
        },
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
        units: 'None: ids only.',
        errors: { unauthorized },
        example: {
          valid: { headers, params: { id: 's-1' }, answer: { status: 200, body: { id: 's-1' } } },
          invalid: { params: { id: 's-1' }, refusedBy: 'state', error: 'unauthorized' },
        },
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
        units: 'Sizes in bytes.',
        errors: {
          unauthorized,
          already_submitted: 'The application was submitted; its documents can no longer change.',
        },
        example: {
          valid: {
            headers,
            query: sessionExample,
            body: deletion,
            answer: { status: 200, body: { fileId: deletion.fileId } },
          },
          invalid: {
            headers,
            query: sessionExample,
            body: { ...deletion, docId: 'passport' },
            refusedBy: 'shape',
            error: 'invalid_request',
          },
        },
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
        units: 'Progress in percent, 0 to 100.',
        errors: { unauthorized },
        example: {
          valid: {
            headers,
            query: { ...sessionExample, message: 'receiving:poo:48' },
            answer: { status: 200, body: { delivered: true } },
          },
          invalid: {
            headers,
            query: { ...sessionExample, message: 'hello' },
            refusedBy: 'shape',
            error: 'invalid_request',
          },
        },
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
        units: 'None: a number of files.',
        errors: {
          unauthorized,
          already_submitted: 'The application was submitted; its documents can no longer change.',
        },
        example: {
          valid: { headers, query: sessionExample, body: {}, answer: { status: 200, body: { deleted: 3 } } },
          invalid: { headers, query: {}, refusedBy: 'shape', error: 'invalid_request' },
        },
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
