import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { errorMessages } from '../failure/errorMessages.ts'
import type { FileState, Repair, ShownFile } from '../../kit/ui/file/fileState.ts'
import { formatSize } from '../../kit/ui/file/describeFile.ts'
import { type Deliver, cancelUpload, sendFile, type SendOptions } from './sendFile.ts'
import { uploadFailureText } from './uploadFailureText.ts'
import { repairOf } from './repairOf.ts'
import { sentName } from './sentName.ts'
import type { Place, UploadActivity, UploadRefusal } from './uploadActivity.ts'
import { fileNameMessages, renameFiles } from '@open-account/contracts/fields/fileNameMessages'
import { fileTooLarge, fileUnreadable } from '@open-account/contracts/fields/uploads'

/** The message for a refused file, by the document's limit in bytes. */
const refusalTexts: Readonly<Record<UploadRefusal['reason'], (maxBytes: number) => string>> = {
  unsupported: () => fileNameMessages.format,
  misnamed: () => fileNameMessages.format,
  name_too_long: () => fileNameMessages.name_too_long,
  names_too_long: () => renameFiles,
  too_large: fileTooLarge,
  unreadable: () => fileUnreadable,
}

const refusalText = ({ reason }: UploadRefusal, maxBytes: number): string => refusalTexts[reason](maxBytes)

/** The actions of a row. */
interface RowActions {
  readonly deliver: Deliver
  readonly onRemove: () => void
}

type StoredFile = Pick<UploadedFile, 'filename' | 'size'>

const storedState = (stored: StoredFile | undefined): FileState =>
  stored === undefined
    ? { status: 'idle' }
    : { status: 'uploaded', file: { name: stored.filename, size: stored.size } }

/** The note for a file that was chosen together with others where one fits (C-181); empty for nothing. */
const severalNote = (isOneOfSeveral: boolean, name: string): string =>
  isOneOfSeveral ? `one file fits, so only ${name} is taken` : ''

const noteOf = (...notes: readonly string[]): string => notes.filter(note => note !== '').join(' · ')

/** The note for a file that was made smaller or that replaced another one, and the button to undo that. */
const storedNotes = (
  { original, replaced, isOneOfSeveral }: Extract<UploadActivity, { readonly status: 'stored' }>,
  { name, size }: ShownFile,
  send: (file: File) => void,
): Pick<Extract<FileState, { readonly status: 'uploaded' }>, 'note' | 'offers'> => {
  const notes = [severalNote(isOneOfSeveral, name)]
  const offers: Repair[] = []
  if (original !== null) {
    notes.push(`made smaller from ${formatSize(original.size)} to ${formatSize(size)}`)
    offers.push({ label: 'Upload the original instead', onRepair: () => send(original) })
  }
  if (replaced !== null) {
    notes.push(`replaced ${sentName(replaced.name)}`)
    offers.push({ label: `Undo, back to ${sentName(replaced.name)}`, onRepair: () => send(replaced) })
  }
  return { note: noteOf(...notes), offers }
}

/** The state of a document's row, from the stored file and the current activity. */
export const fileStateOf = (
  place: Place,
  document: ApplicationDocument,
  stored: StoredFile | undefined,
  activity: UploadActivity | null,
  { deliver, onRemove }: RowActions,
): FileState => {
  const settled = storedState(stored)
  const send = (file: File, options?: SendOptions) => void sendFile(place, document, file, deliver, options)
  switch (activity?.status) {
    case undefined:
      return settled
    case 'reading':
      return { status: 'processing', file: activity.file, percent: null }
    case 'sending':
      return { status: 'processing', file: activity.file, percent: activity.percent }
    case 'refused':
      return {
        status: 'error',
        file: activity.file,
        message: refusalText(activity.refused, document.maxBytes),
        note: severalNote(activity.isOneOfSeveral, activity.file.name),
        repair: repairOf(place, document, activity, deliver),
      }
    case 'failed': {
      const { text, retryable } = uploadFailureText(activity.failure, document.maxBytes)
      const { file, isOneOfSeveral } = activity
      return {
        status: 'error',
        file,
        message: text,
        note: severalNote(isOneOfSeveral, file.name),
        onRetry: retryable ? () => send(file, { shrinking: 'never', isOneOfSeveral }) : undefined,
      }
    }
    case 'stored':
      return settled.status === 'uploaded'
        ? {
            ...settled,
            ...storedNotes(activity, settled.file, original => send(original, { shrinking: 'never' })),
          }
        : settled
    case 'chosen': {
      if (settled.status !== 'uploaded') return settled
      const { file, isOneOfSeveral } = activity
      const name = sentName(file.name)
      return {
        ...settled,
        note: noteOf(
          severalNote(isOneOfSeveral, name),
          `${name} would replace it, and that cannot be undone`,
        ),
        offers: [
          { label: 'Replace it', onRepair: () => send(file, { isOneOfSeveral }) },
          { label: 'Keep it', onRepair: () => cancelUpload(place) },
        ],
      }
    }
    case 'deleting':
      return settled.status === 'uploaded' ? { status: 'deleting', file: settled.file } : settled
    case 'not_deleted':
      return settled.status === 'uploaded'
        ? {
            status: 'error',
            file: settled.file,
            message: errorMessages.delete_attachment_error.text,
            onRetry: onRemove,
          }
        : settled
  }
}
