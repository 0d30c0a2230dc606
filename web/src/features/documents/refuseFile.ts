import { fileContentMessages } from '@open-account/contracts/fields/fileContentMessages'
import { fileNameMessages, renameFiles } from '@open-account/contracts/fields/fileNameMessages'
import { fileTooLarge, fileUnreadable } from '@open-account/contracts/fields/uploads'
import { fileRefusal } from '@open-account/domain/upload/fileRefusal'
import { signatureLength } from '@open-account/domain/upload/formats'
import type { Repair } from '../../kit/ui/file/fileState.ts'
import { bytesOf } from './bytesOf.ts'
import { convertPhoto } from './convertPhoto.ts'
import type { SendOptions } from './sendFile.ts'
import type { RefusedActivity, UploadRefusal } from './uploadActivity.ts'

const texts: Readonly<Record<UploadRefusal['reason'], (maxBytes: number) => string>> = {
  empty: () => fileContentMessages.empty,
  heic: () => fileContentMessages.heic,
  unsupported: () => fileContentMessages.unsupported,
  mismatched: () => fileContentMessages.mismatched,
  misnamed: () => fileContentMessages.misnamed,
  wrong_extension: () => fileContentMessages.wrong_extension,
  encrypted: () => fileContentMessages.encrypted,
  name_too_long: () => fileNameMessages.name_too_long,
  names_too_long: () => renameFiles,
  too_large: fileTooLarge,
  unreadable: () => fileUnreadable,
}

const renameFile = (file: File, name: string) => new File([file], name, { type: file.type })

/** A file that is not accepted, and how to send a repaired one. */
interface UnacceptedFile {
  readonly file: File
  /** The limit of its document, in bytes. */
  readonly maxBytes: number
  readonly isOneOfSeveral: boolean
  readonly send: (file: File, options: SendOptions) => void
}

/** The repair of a refused file: another name, or a smaller photo. Undefined for any other reason. */
const repairOf = (
  { file, isOneOfSeveral, send }: UnacceptedFile,
  refused: UploadRefusal,
): Repair | undefined => {
  if ('proposed' in refused)
    return {
      label: `Rename to “${refused.proposed}”`,
      onRepair: () => send(renameFile(file, refused.proposed), { isOneOfSeveral }),
    }
  if (refused.reason === 'too_large' && refused.format !== 'pdf')
    return {
      label: 'Make the photo smaller',
      onRepair: () => send(file, { shrinking: 'first', isOneOfSeveral }),
    }
  return undefined
}

/** What a row shows of a file that is refused for a known reason: the message and the repair. */
export const refuseFile = (unaccepted: UnacceptedFile, refused: UploadRefusal): RefusedActivity => ({
  status: 'refused',
  file: unaccepted.file,
  message: texts[refused.reason](unaccepted.maxBytes),
  repair: repairOf(unaccepted, refused),
  isOneOfSeveral: unaccepted.isOneOfSeveral,
})

/** Why a file is not accepted: by its name, its first bytes or its size; else its PDF is encrypted. */
const reasonAgainst = async ({ file, maxBytes }: UnacceptedFile): Promise<UploadRefusal> => {
  try {
    const start = await bytesOf(file.slice(0, signatureLength))
    return fileRefusal({ name: file.name, size: file.size, start }, maxBytes) ?? { reason: 'encrypted' }
  } catch {
    return { reason: 'unreadable' }
  }
}

/** A HEIC photo as a JPEG, where the browser can convert it; else what the row shows of the refused file. */
export const convertOrRefuse = async (
  unaccepted: UnacceptedFile & { readonly onConverting: () => void },
): Promise<File | RefusedActivity> => {
  const refused = await reasonAgainst(unaccepted)
  if (refused.reason !== 'heic') return refuseFile(unaccepted, refused)
  unaccepted.onConverting()
  return (await convertPhoto(unaccepted.file)) ?? refuseFile(unaccepted, refused)
}
