import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { fileNameReason } from '@open-account/domain/upload/fileName'
import type { Deliver } from './deliver.ts'
import { sendFile } from './sendFile.ts'
import { type Place, setActivity } from './uploadActivity.ts'

/** Files that were chosen for a document, and how they get there. */
export interface Choice {
  readonly place: Place
  readonly document: ApplicationDocument
  readonly files: readonly File[]
  readonly deliver: Deliver
}

/** Where one file is kept it is the last one (C-073). */
export const sendLast = async ({ place, document, files, deliver }: Choice): Promise<void> => {
  const last = files.at(-1)
  if (last !== undefined) await sendFile(place, document, last, deliver)
}

/** Takes what was chosen for a document, unless one of several names is too long; `send` says which of it goes, and when. */
export const chooseFiles = async (choice: Choice, send = sendLast): Promise<void> => {
  const { place, files } = choice
  const last = files.at(-1)
  if (last === undefined) return
  if (files.length > 1 && files.some(({ name }) => fileNameReason(name) === 'name_too_long')) {
    setActivity(place, { is: 'refused', file: last, refused: { reason: 'names_too_long' } })
    return
  }
  await send(choice)
}
