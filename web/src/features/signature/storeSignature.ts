import { formatSlashedDate } from '@open-account/domain/time/slashedDate'
import { serviceToday } from '../../http/api/serviceClock.ts'
import { uploadSignature } from './signatureCalls.ts'
import { saveDraft } from '../../session/draftStore.ts'
import { formText } from '../review/formText.ts'
import type { Reviewed } from '../review/reviewed.ts'
import { pictureOf, toPng } from './pictureOf.ts'
import { keepSignaturePicture } from './picture.ts'
import type { Signing } from './signing.ts'
import { smallPicture } from './smallPicture.ts'

/**
 * Stores a signature at the service and notes in the draft that it was given, today in Singapore, and for which form.
 * Gives its id.
 */
export const storeSignature = async (signing: Signing, signed: Reviewed): Promise<string> => {
  const picture = pictureOf(signing)
  const fileId = await uploadSignature(await toPng(picture))
  keepSignaturePicture(fileId, smallPicture(picture))
  saveDraft(({ review }) => ({
    review: { ...review, signature_file_id: fileId, signed_at: formatSlashedDate(serviceToday()) },
    signature: { formRead: formText(signed) },
  }))
  return fileId
}
