import { z } from 'zod'
import { bodyRefusals, refusals } from './errors.ts'
import { documentId, uploadType } from './fields/documents.ts'
import { fileName } from './fields/fileName.ts'
import { fileId, sessionId, stateId } from './fields/ids.ts'
import { bearer } from './kiosk.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { phoneExamples } from './phoneExamples.ts'
import { documentsClosed, fileErrors, signatureErrors, signatureUnits, uploadUnits } from './uploadDocs.ts'
import { c } from './router.ts'

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

/** The signature of an upload session. */
export const signatureStates = ['none', 'requested', 'stored'] as const
export type SignatureState = (typeof signatureStates)[number]

/** The screens that show a QR code. */
export const uploadScreens = ['kiosk', 'computer'] as const
export type UploadScreen = (typeof uploadScreens)[number]

/** The calls of the upload page on the applicant's phone. Ours: the documents print only its messages. */
export const phone = c.router(
  {
    openByCode: {
      method: 'POST',
      path: '/khaos/v1/upload/code',
      summary: 'Open an upload session by its short code',
      description:
        'Ours. For a phone that cannot read the QR code. After ten wrong codes within ten minutes further codes are ' +
        'refused.',
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
        'Ours. The documents to upload and the files that arrived. The secret of the link is the only credential.',
      headers: bearer,
      responses: {
        200: z
          .object({
            sessionId,
            stateId,
            missing_fields: z.array(documentId).readonly().describe('Documents to upload.'),
            files: z.array(phoneFile).readonly().describe('Files that arrived.'),
            signature: z
              .enum(signatureStates)
              .describe('Whether the screen requests a signature, and whether it has arrived.'),
            screen: z
              .enum(uploadScreens)
              .describe('What shows the QR code: a kiosk, or a computer of the applicant.'),
            expires_at: z.iso.datetime().describe('When the session expires, UTC.'),
          })
          .describe('An upload session.'),
        ...refusals('unauthorized', 'already_submitted'),
      },
      metadata: {
        credentials: ['phone'],
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
      description:
        'Ours. One file in the multipart field file. The screen with the QR code receives an event on its stream.',
      headers: bearer,
      query: z.strictObject({ docId: documentId, filename: fileName }),
      body: z.strictObject({ file: z.file().describe('The document: PDF, JPEG or PNG.') }),
      responses: {
        200: phoneFile,
        ...bodyRefusals('unauthorized', 'already_submitted', 'file_too_large', 'unsupported_file'),
      },
      metadata: {
        credentials: ['phone'],
        units: uploadUnits,
        errors: {
          unauthorized,
          already_submitted: documentsClosed,
          ...fileErrors,
        },
        example: phoneExamples.upload,
      } satisfies EndpointDocs,
    },
    sign: {
      method: 'POST',
      path: '/khaos/v1/upload/signature',
      contentType: 'multipart/form-data',
      summary: 'Upload a signature by phone',
      description:
        'Ours. The picture from the signature pad in the multipart field file. The screen that requested it receives an ' +
        'event on its stream. A later signature for the same request counts in place of an earlier one.',
      headers: bearer,
      body: z.strictObject({ file: z.file().describe('The signature as a PNG picture.') }),
      responses: {
        200: z.object({ fileId }),
        ...bodyRefusals(
          'unauthorized',
          'already_submitted',
          'out_of_order',
          'file_too_large',
          'unsupported_file',
        ),
      },
      metadata: {
        credentials: ['phone'],
        units: signatureUnits,
        errors: {
          unauthorized,
          already_submitted: documentsClosed,
          out_of_order: 'The screen requests no signature.',
          ...signatureErrors,
        },
        example: phoneExamples.sign,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
