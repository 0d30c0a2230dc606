import type { PdfBody } from '@open-account/contracts/submission/esignature'
import { answerOf } from './answerOf.ts'
import { tsr } from './client.ts'

/** Has a signature attached to the form of its application; gives the form as a PDF. May be asked again. */
export const makeSignedForm = async (form: PdfBody): Promise<ArrayBuffer> => {
  const pdf = await answerOf(tsr.signature.generatePdf.mutate({ body: form }))
  return pdf instanceof Uint8Array ? Uint8Array.from(pdf).buffer : pdf.arrayBuffer()
}
