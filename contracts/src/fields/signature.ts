import { required } from './messages.ts'

/** How the signature is called where it is asked for. Source: document 2, section 5. */
export const signatureLabel = 'e-Signature'

export const signatureMissing = required(signatureLabel)
