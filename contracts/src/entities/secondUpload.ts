import { z } from 'zod'

/**
 * The documents' second upload schema. Nothing in this service sends it (C-075); the types of its last four fields
 * are left open by the documents themselves.
 */
export const secondUpload = z
  .strictObject({
    personal_nric_image_front: z.string().meta({ description: 'Front of the NRIC as an encoded image.' }),
    personal_nric_image_back: z.string().meta({ description: 'Back of the NRIC as an encoded image.' }),
    personal_proof_premise_occupancy: z
      .unknown()
      .meta({ description: 'Proof that the applicant occupies it.' }),
    letter_of_authorization: z.unknown().meta({ description: 'Letter that authorises the representative.' }),
    co_registration_certificate: z.unknown().meta({ description: "The company's registration." }),
    co_proof_premise_occupancy: z.unknown().meta({ description: 'Proof that the company occupies it.' }),
  })
  .meta({ description: 'A second upload schema of the documents, unused here.' })
export type SecondUpload = z.infer<typeof secondUpload>
