import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { errorWords } from '../dialogs/errorWords.ts'
import type { FileState } from '../ui/file/fileState.ts'
import { sizeWords } from '../ui/file/sizeWords.ts'
import type { Deliver } from './deliver.ts'
import { failedWords } from './failedWords.ts'
import { refusedWords } from './refusedWords.ts'
import { repairOf } from './repairOf.ts'
import { sendFile } from './sendFile.ts'
import type { Place, UploadActivity } from './uploadActivity.ts'

/** What a row can do with its document. */
interface Ways {
  readonly deliver: Deliver
  readonly onRemove: () => void
}

type StoredFile = Pick<UploadedFile, 'filename' | 'size'>

const storedState = (stored: StoredFile | undefined): FileState =>
  stored === undefined
    ? { is: 'idle' }
    : { is: 'uploaded', file: { name: stored.filename, size: stored.size } }

/** How a document's row stands, out of what is stored and what is going on. */
export const fileStateOf = (
  place: Place,
  document: ApplicationDocument,
  stored: StoredFile | undefined,
  activity: UploadActivity | null,
  { deliver, onRemove }: Ways,
): FileState => {
  const settled = storedState(stored)
  switch (activity?.is) {
    case undefined:
      return settled
    case 'reading':
      return { is: 'processing', file: activity.file, percent: null }
    case 'sending':
      return { is: 'processing', file: activity.file, percent: activity.percent }
    case 'refused':
      return {
        is: 'error',
        file: activity.file,
        words: refusedWords(activity.refused, document.maxBytes),
        repair: repairOf(place, document, activity, deliver),
      }
    case 'failed': {
      const { words, again } = failedWords(activity.failure, document.maxBytes)
      const { file } = activity
      return {
        is: 'error',
        file,
        words,
        onRetry: again ? () => void sendFile(place, document, file, deliver, 'never') : undefined,
      }
    }
    case 'shrunk': {
      if (settled.is !== 'uploaded') return settled
      const { original } = activity
      return {
        ...settled,
        note: `made smaller from ${sizeWords(original.size)} to ${sizeWords(settled.file.size)}`,
        offer: {
          label: 'Upload the original instead',
          onRepair: () => void sendFile(place, document, original, deliver, 'never'),
        },
      }
    }
    case 'deleting':
      return settled.is === 'uploaded' ? { is: 'deleting', file: settled.file } : settled
    case 'not_deleted':
      return settled.is === 'uploaded'
        ? {
            is: 'error',
            file: settled.file,
            words: errorWords.delete_attachment_error.text,
            onRetry: onRemove,
          }
        : settled
  }
}
