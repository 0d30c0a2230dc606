import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import type { ModeCapabilities } from '@open-account/domain/application/modes'
import { documentOf } from '@open-account/domain/requirements/documents'
import { readDraft } from '../../session/draftStore.ts'
import { saveStored } from '../documents/saveStored.ts'

type FileMessage = Extract<StreamMessage, { readonly kind: 'file' }>

/**
 * Saves a file that has arrived in the draft, once per file. A document with several files adds it to the others; any
 * other document replaces its file (C-073).
 */
export const saveArrivedFile = (
  stateId: string,
  { id, type, filename, fileId, size }: FileMessage,
  { severalFiles }: Pick<ModeCapabilities, 'severalFiles'>,
): void => {
  const arrived: UploadedFile = { type, filename, file_id: fileId, size }
  const previous = readDraft().documents[id] ?? []
  if (previous.some(({ file_id }) => file_id === fileId)) return
  // A list of stored files may lack ids; the name then identifies the file.
  const others = previous.filter(file => file.file_id !== '' || file.filename !== filename)
  const hasSeveralFiles = severalFiles && documentOf(id).multiple
  saveStored({ stateId, id }, hasSeveralFiles ? [...others, arrived] : [arrived])
}
