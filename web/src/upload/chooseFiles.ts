import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { fileNameReason } from '@open-account/domain/upload/fileName'
import type { Deliver } from './deliver.ts'
import { sendFile } from './sendFile.ts'
import { type Place, setActivity } from './uploadActivity.ts'

interface Choice {
  readonly place: Place
  readonly document: ApplicationDocument
  readonly files: readonly File[]
  readonly deliver: Deliver
  /** Each is kept, one after the other; otherwise the last one (C-073). */
  readonly several?: boolean
}

/** Takes what was chosen for a document, unless one of several names is too long. */
export const chooseFiles = async ({
  place,
  document,
  files,
  deliver,
  several = false,
}: Choice): Promise<void> => {
  const last = files.at(-1)
  if (last === undefined) return
  if (files.length > 1 && files.some(({ name }) => fileNameReason(name) === 'name_too_long')) {
    setActivity(place, { is: 'refused', file: last, refused: { reason: 'names_too_long' } })
    return
  }
  for (const file of several ? files : [last]) {
    await sendFile(place, document, file, deliver)
  }
}
