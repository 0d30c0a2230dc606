import { z } from 'zod'
import { uploadedFiles } from './uploadedFile.ts'

export const personalSupportingDocs = z
  .strictObject({ nric_fin_front: uploadedFiles, nric_fin_back: uploadedFiles })
  .meta({ description: 'Both sides of the NRIC or FIN of a person with typed particulars.' })
export type PersonalSupportingDocs = z.infer<typeof personalSupportingDocs>

export const personalSupportingDocsDefaults: PersonalSupportingDocs = {
  nric_fin_front: [],
  nric_fin_back: [],
}
