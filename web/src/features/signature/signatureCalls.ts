import type { PdfBody } from '@open-account/contracts/submission/esignature'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import type { SignatureType } from '@open-account/contracts/fields/signatureTypes'

/** Attaches a signature to the form of its application. Returns the form as a PDF. May be repeated. */
export const makeSignedForm = async (form: PdfBody): Promise<ArrayBuffer> => {
  const pdf = await bodyOf(tsr.signature.generatePdf.mutate({ body: form }))
  return pdf instanceof Uint8Array ? Uint8Array.from(pdf).buffer : pdf.arrayBuffer()
}

const type: SignatureType = 'open_account_esig'

/** Uploads the picture of a signature. Returns its id. */
export const uploadSignature = async (picture: Blob): Promise<string> => {
  const body = new FormData()
  body.append('type', type)
  body.append('fileName', picture, 'signature.png')
  const { fileId } = await bodyOf(tsr.signature.upload.mutate({ body }))
  return fileId
}
