import { z } from 'zod'
import { uploadType } from '../fields/documents.ts'
import { fileId } from '../fields/ids.ts'

/** A file the service has stored for a document. */
export const uploadedFile = z
  .strictObject({
    type: uploadType,
    filename: z.string().meta({ description: 'Name of the file as it is stored.' }),
    file_id: fileId,
    size: z.int().nonnegative().meta({ description: 'Size of the file in bytes.' }),
  })
  .meta({ description: 'A stored file of the application.' })
export type UploadedFile = z.infer<typeof uploadedFile>

/** The files of one document; more than one only where the mode keeps several. */
export const uploadedFiles = z.array(uploadedFile).meta({ description: 'The stored files of one document.' })
