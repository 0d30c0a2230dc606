import { saveStored } from './saveStored.ts'
import { type Place, setActivity, placeKey } from './uploadActivity.ts'
import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { tsr } from '../../http/api/client.ts'
import { reported } from '../../http/api/bodyOf.ts'

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
