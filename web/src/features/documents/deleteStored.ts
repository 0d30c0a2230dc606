import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { tsr } from '../../http/api/client.ts'
import { reported } from '../../http/api/reported.ts'
import { keepStored } from './keepStored.ts'
import { noteSent } from './sentFiles.ts'
import { type Place, setActivity } from './uploadActivity.ts'

/** Deletes what is stored for a document, at the service first and then in the draft. */
export const deleteStored = async (
  place: Place,
  { uploadType }: Pick<ApplicationDocument, 'uploadType'>,
): Promise<void> => {
  setActivity(place, { is: 'deleting' })
  try {
    await reported(tsr.attachment.remove.mutate({ body: { state_id: place.stateId, type: uploadType } }))
    keepStored(place, [])
    noteSent(place, null)
    setActivity(place, null)
  } catch {
    setActivity(place, { is: 'not_deleted' })
  }
}
