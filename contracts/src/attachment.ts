import { z } from 'zod'
import { bodyRefusals, refusals } from './errors.ts'
import { uploadType } from './fields/documents.ts'
import { fileName } from './fields/fileName.ts'
import { fileId, stateId } from './fields/ids.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { attachmentExamples } from './attachmentExamples.ts'
import { documentsClosed, fileErrors, uploadUnits } from './uploadDocs.ts'
import { c } from './router.ts'

const uploadQuery = z.strictObject({ transaction_id: stateId, type: uploadType, filename: fileName })

export const attachmentAnswer = z.object({
  type: uploadType,
  filename: z.string().describe('Name of the stored file: letters, digits and spaces, and the extension.'),
  file_id: fileId,
  size: z.int().nonnegative().describe('Size in bytes.'),
})
export type AttachmentAnswer = z.infer<typeof attachmentAnswer>

const removeBody = z
  .union([
    z.strictObject({ state_id: stateId, type: uploadType }).describe('By state_id.'),
    z
      .strictObject({ transaction_id: stateId, type: uploadType })
      .describe('By transaction_id, the same value.'),
  ])
  .describe('Which document of which transaction.')

export const attachment = c.router(
  {
    upload: {
      method: 'POST',
      path: '/v1/transaction/attachment',
      contentType: 'multipart/form-data',
      summary: 'Upload a document',
      description:
        'One file in the multipart field file. Its content decides on its format. Outside kiosk mode a new file ' +
        'of a type replaces the old one.',
      query: uploadQuery,
      body: z.strictObject({ file: z.file().describe('The document: PDF, JPEG or PNG.') }),
      responses: {
        200: attachmentAnswer,
        ...bodyRefusals('already_submitted', 'file_too_large', 'unsupported_file'),
      },
      metadata: {
        units: uploadUnits,
        errors: {
          already_submitted: documentsClosed,
          ...fileErrors,
        },
        example: attachmentExamples.upload,
      } satisfies EndpointDocs,
    },
    remove: {
      method: 'DELETE',
      path: '/v1/transaction/attachment',
      summary: 'Delete the document of a type',
      description: 'Deletes every file of this type. The answer is the same for a type without a file.',
      body: removeBody,
      responses: {
        200: z.object({ type: uploadType }),
        ...bodyRefusals('already_submitted'),
      },
      metadata: {
        units: 'None: ids and types only.',
        errors: { already_submitted: documentsClosed },
        example: attachmentExamples.remove,
      } satisfies EndpointDocs,
    },
    list: {
      method: 'GET',
      path: '/v1/transaction/attachment/:transaction_id',
      summary: 'List the documents of a transaction',
      description: 'The stored files of this transaction, in the order of upload.',
      pathParams: z.object({ transaction_id: stateId }),
      responses: {
        200: z.object({
          attachmentDetails: z
            .array(
              z
                .object({
                  type: uploadType,
                  filename: z.string().describe('Name of the stored file.'),
                  file_id: z.optional(fileId),
                  size: z.int().nonnegative().optional().describe('Size in bytes.'),
                })
                .describe('One stored file.'),
            )
            .readonly()
            .describe('The stored files.'),
        }),
        ...refusals(),
      },
      metadata: {
        units: 'Sizes in bytes.',
        errors: {},
        example: attachmentExamples.list,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
