import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import { documentOf } from '@open-account/domain/requirements/documents'
import { bodyOf, reported } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import { readDraft } from '../../session/draftStore.ts'
import { saveStored } from '../documents/saveStored.ts'
import type { Place } from '../documents/uploadActivity.ts'

interface Session {
  readonly session: string
  readonly token: string
}

/** Deletes one file that has arrived, first at the service, then in the draft. Throws when the service refuses. */
export const deleteArrivedFile = async (
  place: Place,
  { file_id: fileId, filename, size }: UploadedFile,
  { session, token }: Session,
): Promise<void> => {
  await reported(
    bodyOf(
      tsr.kiosk.deleteFile.mutate({
        headers: { authorization: `Bearer ${token}` },
        query: { sessionId: session },
        body: {
          stateId: place.stateId,
          type: documentOf(place.id).uploadType,
          fileId,
          docId: place.id,
          fileDetails: { filename, size },
        },
      }),
    ),
  )
  const remaining = (readDraft().documents[place.id] ?? []).filter(({ file_id }) => file_id !== fileId)
  saveStored(place, remaining)
}
