import { z } from 'zod'

/** The use of a stored signature. Closing an account is another product, which shares the list (C-129). */
export const signatureType = z
  .enum(['open_account_esig', 'open_account_esig_form', 'close_account_esig', 'close_account_esig_form'])
  .meta({ description: 'What an uploaded signature belongs to.' })
export type SignatureType = z.infer<typeof signatureType>

export const pdfType = z
  .enum(['open_account', 'close_account'])
  .meta({ description: 'Which form is generated as a PDF.' })
