import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import { documentOf } from '@open-account/domain/requirements/documents'
import { readDraft } from '../../session/draftStore.ts'
import { saveStored } from '../documents/storedFiles.ts'

type FileMessage = Extract<StreamMessage, { readonly kind: 'file' }>

/**
 * Notes in the draft a file that has arrived, once however often it is told: beside the others of its document where
 * several are kept, else in place of the one before (C-073).
 */
export const keepArrived = (
  stateId: string,
  { id, type, filename, fileId, size }: FileMessage,
  { severalFiles }: Pick<ModeCapabilities, 'severalFiles'>,
): void => {
  const arrived: UploadedFile = { type, filename, file_id: fileId, size }
  const before = readDraft().documents[id] ?? []
  if (before.some(({ file_id }) => file_id === fileId)) return
  // A list of what is stored may leave ids out: then the name says which file it is.
  const others = before.filter(file => file.file_id !== '' || file.filename !== filename)
  const keepsOthers = severalFiles && documentOf(id).multiple
  saveStored({ stateId, id }, keepsOthers ? [...others, arrived] : [arrived])
}
