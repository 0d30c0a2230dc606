import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { fileNameReason } from '@open-account/domain/upload/fileName'
import { type Deliver, loadRefusal, sendFile } from './sendFile.ts'
import { type Place, setActivity } from './uploadActivity.ts'

/** Files that were chosen for a document, and how to deliver them. */
export interface FileSelection {
  readonly place: Place
  readonly document: ApplicationDocument
  readonly files: readonly File[]
  readonly deliver: Deliver
}

/** Whether more files were chosen than fit. */
export const isOneOfSeveral = ({ files }: FileSelection): boolean => files.length > 1

/** Sends the last file where one fits (C-073); the row says which one that is (C-181). */
export const sendLast = async (choice: FileSelection): Promise<void> => {
  const { place, document, files, deliver } = choice
  const last = files.at(-1)
  if (last === undefined) return
  await sendFile(place, document, last, deliver, { isOneOfSeveral: isOneOfSeveral(choice) })
}

/** Sends the chosen files by `send`, unless one of several names is too long. */
export const chooseFiles = async (choice: FileSelection, send = sendLast): Promise<void> => {
  const { place, document, files } = choice
  const last = files.at(-1)
  if (last === undefined) return
  if (files.length > 1 && files.some(({ name }) => fileNameReason(name) === 'name_too_long')) {
    // The message mentions the other files already.
    const { refuseFile } = await loadRefusal()
    const { maxBytes } = document
    const unaccepted = { file: last, maxBytes, isOneOfSeveral: false, send: () => undefined }
    setActivity(place, refuseFile(unaccepted, { reason: 'names_too_long' }))
    return
  }
  await send(choice)
}
