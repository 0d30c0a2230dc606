import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { deletionFailed } from '@open-account/contracts/fields/uploads'
import type { FileState, Repair, ShownFile } from '../../kit/ui/file/fileState.ts'
import { formatSize } from '../../kit/ui/file/describeFile.ts'
import { type Deliver, cancelUpload, sendFile, type SendOptions } from './sendFile.ts'
import { uploadFailureText } from './uploadFailureText.ts'
import { sentName } from './sentName.ts'
import type { Place, UploadActivity } from './uploadActivity.ts'

/** What happens to a file before it is sent. */
const preparations = {
  reading: undefined,
  shrinking: 'making the photo smaller..',
  converting: 'converting the photo..',
} as const

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

/** The note for a file that was converted, made smaller or that replaced another one, and the button to undo that. */
const storedNotes = (
  { original, isConverted, replaced, isOneOfSeveral }: Extract<UploadActivity, { readonly status: 'stored' }>,
  { name, size }: ShownFile,
  send: (file: File) => void,
): Pick<Extract<FileState, { readonly status: 'uploaded' }>, 'note' | 'offers'> => {
  const notes = [severalNote(isOneOfSeveral, name)]
  const offers: Repair[] = []
  if (isConverted) notes.push('converted from HEIC')
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
  const dismiss = () => cancelUpload(place)
  const send = (file: File, options?: SendOptions) => void sendFile(place, document, file, deliver, options)
  switch (activity?.status) {
    case undefined:
      return settled
    case 'reading':
    case 'shrinking':
    case 'converting':
      return {
        status: 'processing',
        file: activity.file,
        percent: null,
        preparation: preparations[activity.status],
      }
    case 'sending':
      return { status: 'processing', file: activity.file, percent: activity.percent }
    case 'refused':
      return {
        status: 'error',
        file: activity.file,
        message: activity.message,
        note: severalNote(activity.isOneOfSeveral, activity.file.name),
        repair: activity.repair,
        onDismiss: dismiss,
      }
    case 'failed': {
      const { text, retryable } = uploadFailureText(activity.failure)
      const { file, isOneOfSeveral } = activity
      return {
        status: 'error',
        file,
        message: text,
        note: severalNote(isOneOfSeveral, file.name),
        onRetry: retryable ? () => send(file, { shrinking: 'never', isOneOfSeveral }) : undefined,
        onDismiss: dismiss,
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
          { label: 'Keep it', onRepair: dismiss },
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
            message: deletionFailed,
            onRetry: onRemove,
          }
        : settled
  }
}
