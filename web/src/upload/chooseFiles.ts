import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { fileNameReason } from '@open-account/domain/upload/fileName'
import { sendFile } from './sendFile.ts'
import { type Place, setActivity } from './uploadActivity.ts'

/** Takes what was chosen for a document: of several files the last is kept (C-073), unless a name is too long. */
export const chooseFiles = async (
  place: Place,
  document: ApplicationDocument,
  files: readonly File[],
): Promise<void> => {
  const last = files.at(-1)
  if (last === undefined) return
  if (files.length > 1 && files.some(({ name }) => fileNameReason(name) === 'name_too_long')) {
    setActivity(place, { is: 'refused', file: last, refused: { reason: 'names_too_long' } })
  } else {
    await sendFile(place, document, last)
  }
}
