import type { SignatureType } from '@open-account/contracts/fields/signatureTypes'
import { answerOf } from './answerOf.ts'
import { tsr } from './client.ts'

const type: SignatureType = 'open_account_esig'

/** Stores the picture of a signature; gives its id. */
export const uploadSignature = async (picture: Blob): Promise<string> => {
  const body = new FormData()
  body.append('type', type)
  body.append('fileName', picture, 'signature.png')
  const { fileId } = await answerOf(tsr.signature.upload.mutate({ body }))
  return fileId
}
