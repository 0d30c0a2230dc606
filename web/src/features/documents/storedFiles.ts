import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import { saveDraft } from '../../session/draftStore.ts'
import { readSignup } from '../../session/signup.ts'
import { type Place, setActivity, placeKey } from './uploadActivity.ts'
import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { tsr } from '../../http/api/client.ts'
import { reported } from '../../http/api/bodyOf.ts'

/** Saves the stored files of a document in the draft, unless another application has started. */
export const saveStored = ({ stateId, id }: Place, files: readonly UploadedFile[]): void => {
  if (readSignup()?.stateId !== stateId) return
  saveDraft(({ documents }) => ({ documents: { ...documents, [id]: files } }))
}

/** Deletes what is stored for a document, at the service first and then in the draft. */
export const deleteStored = async (
  place: Place,
  { uploadType }: Pick<ApplicationDocument, 'uploadType'>,
): Promise<void> => {
  setActivity(place, { status: 'deleting' })
  try {
    await reported(tsr.attachment.remove.mutate({ body: { state_id: place.stateId, type: uploadType } }))
    saveStored(place, [])
    recordSent(place, null)
    setActivity(place, null)
  } catch {
    setActivity(place, { status: 'not_deleted' })
  }
}

/** The last file that this page sent for each document. The service returns no file: only these can be sent again. */
const files = new Map<string, File>()

/** The file that an undo would send again; null if this page sent none. */
export const lastSent = (place: Place): File | null => files.get(placeKey(place)) ?? null

export const recordSent = (place: Place, file: File | null): void => {
  if (file === null) files.delete(placeKey(place))
  else files.set(placeKey(place), file)
}
