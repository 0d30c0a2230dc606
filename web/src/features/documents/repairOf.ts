import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import type { Repair } from '../../kit/ui/file/fileState.ts'
import { type Deliver, sendFile } from './sendFile.ts'
import type { Place, UploadActivity } from './uploadActivity.ts'

const renameFile = (file: File, name: string) => new File([file], name, { type: file.type })

/** The repair of a refused file: another name, or a smaller photo. Undefined for a file of another format. */
export const repairOf = (
  place: Place,
  document: ApplicationDocument,
  { file, refused, isOneOfSeveral }: Extract<UploadActivity, { readonly status: 'refused' }>,
  deliver: Deliver,
): Repair | undefined => {
  switch (refused.reason) {
    case 'misnamed':
    case 'name_too_long':
      return {
        label: `Rename to “${refused.proposed}”`,
        onRepair: () =>
          void sendFile(place, document, renameFile(file, refused.proposed), deliver, { isOneOfSeveral }),
      }
    case 'too_large':
      return refused.format === 'pdf'
        ? undefined
        : {
            label: 'Make the photo smaller',
            onRepair: () =>
              void sendFile(place, document, file, deliver, { shrinking: 'first', isOneOfSeveral }),
          }
    case 'names_too_long':
    case 'unreadable':
    case 'unsupported':
      return undefined
  }
}
