import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { Button } from '../../kit/ui/button/Button.tsx'
import { FileInput } from '../../kit/ui/file/FileInput.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { acceptedFiles, acceptedPhotos } from '../../features/documents/acceptedFiles.ts'
import { documentFieldId } from '../../features/documents/documentFieldId.ts'

interface FileChoiceProps {
  readonly document: ApplicationDocument
  readonly onChoose: (files: readonly File[]) => void
  /** Returns to the list; undefined while a document is required. */
  readonly onDone?: (() => void) | undefined
}

/** The buttons that choose a file: the camera first. */
export const FileChoice = ({ document: { id, label, multiple }, onChoose, onDone }: FileChoiceProps) => (
  <>
    <FileInput
      camera
      id={documentFieldId(id)}
      label={`Take a photo: ${label}`}
      accept={acceptedPhotos}
      look={{ look: 'filled' }}
      onChoose={onChoose}
    >
      <Icon name="camera" /> Take a photo
    </FileInput>
    <FileInput
      id={`${documentFieldId(id)}-file`}
      label={`Choose a file: ${label}`}
      accept={acceptedFiles}
      multiple={multiple}
      look={{ look: 'secondary' }}
      onChoose={onChoose}
    >
      Choose a file
    </FileInput>
    {onDone && (
      <Button look="secondary" onClick={onDone}>
        Back to the list
      </Button>
    )}
  </>
)
