import { fileFormats } from '@open-account/domain/upload/formats'
import { z } from 'zod'
import { documentId, uploadType } from '../fields/documents.ts'

/** A document that an application may ask for. Source: document 2, section 3. */
export const documentDescription = z
  .strictObject({
    id: documentId,
    type: uploadType,
    label: z.string().meta({ description: 'Name of the document, shown to the applicant.' }),
    formats: z
      .array(z.enum(fileFormats).meta({ description: 'A file format.' }))
      .meta({ description: 'Formats it may have.' }),
    required: z.boolean().meta({ description: 'Whether the application cannot do without it.' }),
    maxSize: z.int().positive().meta({ description: 'Largest file allowed, in bytes.' }),
  })
  .meta({ description: 'A document that an application may ask for.' })
export type DocumentDescription = z.infer<typeof documentDescription>
