import { required } from './messages.ts'

/** The label of the signature. Source: document 2, section 5. */
export const signatureLabel = 'e-Signature'

export const signatureMissing = required(signatureLabel)
