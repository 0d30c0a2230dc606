import { formatSlashedDate } from '@open-account/domain/time/slashedDate'
import { serviceToday } from '../../http/api/serviceClock.ts'
import { uploadSignature } from './signatureCalls.ts'
import { saveDraft } from '../../session/draftStore.ts'
import { formText } from '../review/formText.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { pictureOf, toPng } from './pictureOf.ts'
import { saveSignaturePicture } from './picture.ts'
import type { Signing } from './signing.ts'
import { smallPicture } from './smallPicture.ts'

/** Saves a stored signature in the draft: its id, its date (today in Singapore) and the form that was signed. */
export const saveSigned = (fileId: string, picture: HTMLCanvasElement | null, signed: Reviewed): void => {
  if (picture !== null) saveSignaturePicture(fileId, smallPicture(picture))
  saveDraft(({ review }) => ({
    review: { ...review, signature_file_id: fileId, signed_at: formatSlashedDate(serviceToday()) },
    signature: { formRead: formText(signed) },
  }))
}

/** Uploads a signature and saves it. Returns its id. */
export const storeSignature = async (signing: Signing, signed: Reviewed): Promise<string> => {
  const picture = pictureOf(signing)
  const fileId = await uploadSignature(await toPng(picture))
  saveSigned(fileId, picture, signed)
  return fileId
}
