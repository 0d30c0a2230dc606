import { z } from 'zod'
import { uploadType } from '../fields/documents.ts'
import { fileId } from '../fields/ids.ts'

/** A stored file of a document. */
export const uploadedFile = z
  .strictObject({
    type: uploadType,
    filename: z.string().meta({ description: 'Name of the stored file.' }),
    file_id: fileId,
    size: z.int().nonnegative().meta({ description: 'Size of the file in bytes.' }),
  })
  .meta({ description: 'A stored file of the application.' })
export type UploadedFile = z.infer<typeof uploadedFile>

/** The files of one document; several only where the mode allows several. */
export const uploadedFiles = z.array(uploadedFile).meta({ description: 'The stored files of one document.' })
