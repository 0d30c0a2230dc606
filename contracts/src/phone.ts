import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { bodyRefusals, refusals } from './errors.ts'
import { documentId, uploadType } from './fields/documents.ts'
import { fileName } from './fields/fileName.ts'
import { fileId, sessionId, stateId } from './fields/ids.ts'
import { bearer } from './kiosk.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { phoneExamples } from './phoneExamples.ts'
import { documentsClosed, fileErrors, uploadUnits } from './uploadDocs.ts'

const c = initContract()

const unauthorized = 'The secret of the link is missing or unknown.'

export const phoneFile = z
  .object({
    id: documentId,
    type: uploadType,
    filename: z.string().describe('Name of the stored file.'),
    fileId,
    size: z.int().nonnegative().describe('Size in bytes.'),
  })
  .describe('A file that was uploaded in this session.')
export type PhoneFile = z.infer<typeof phoneFile>

/** The calls of the upload page on the applicant's phone. Ours: the documents print only its messages. */
export const phone = c.router(
  {
    openByCode: {
      method: 'POST',
      path: '/khaos/v1/upload/code',
      summary: 'Open an upload session by its short code',
      description:
        'For a phone that cannot read the QR code. After ten wrong codes within ten minutes further codes are refused.',
      body: z.strictObject({
        code: z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z0-9]{6}$/)
          .describe('The six characters beside the QR code; small letters are accepted.'),
      }),
      responses: {
        200: z.object({ url: z.url().describe('Address of the upload page with its secret.') }),
        ...bodyRefusals(),
      },
      metadata: {
        units: 'Code of six letters and digits.',
        errors: {},
        example: phoneExamples.openByCode,
      } satisfies EndpointDocs,
    },
    session: {
      method: 'GET',
      path: '/khaos/v1/upload/session',
      summary: 'Read an upload session',
      description:
        'The documents to upload and the files that arrived. The secret of the link is the only credential.',
      headers: bearer,
      responses: {
        200: z
          .object({
            sessionId,
            stateId,
            missing_fields: z.array(documentId).readonly().describe('Documents to upload.'),
            files: z.array(phoneFile).readonly().describe('Files that arrived.'),
            expires_at: z.iso.datetime().describe('When the session expires, UTC.'),
          })
          .describe('An upload session.'),
        ...refusals('unauthorized', 'already_submitted'),
      },
      metadata: {
        units: 'Sizes in bytes; times UTC.',
        errors: {
          unauthorized,
          already_submitted: documentsClosed,
        },
        example: phoneExamples.session,
      } satisfies EndpointDocs,
    },
    upload: {
      method: 'POST',
      path: '/khaos/v1/upload/files',
      contentType: 'multipart/form-data',
      summary: 'Upload a document by phone',
      description: 'One file in the multipart field file. The kiosk receives an event on its stream.',
      headers: bearer,
      query: z.strictObject({ docId: documentId, filename: fileName }),
      body: z.strictObject({ file: z.file().describe('The document: PDF, JPEG or PNG.') }),
      responses: {
        200: phoneFile,
        ...bodyRefusals('unauthorized', 'already_submitted', 'file_too_large', 'unsupported_file'),
      },
      metadata: {
        units: uploadUnits,
        errors: {
          unauthorized,
          already_submitted: documentsClosed,
          ...fileErrors,
        },
        example: phoneExamples.upload,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
