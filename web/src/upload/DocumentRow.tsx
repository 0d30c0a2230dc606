import { documentMissing } from '@open-account/contracts/fields/uploads'
import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { fileExtensions, fileFormats, mediaTypeOf } from '@open-account/domain/upload/formats'
import { FileRow } from '../ui/file/FileRow.tsx'
import { useWizard } from '../wizard/useWizard.ts'
import { chooseFiles } from './chooseFiles.ts'
import { deleteStored } from './deleteStored.ts'
import { documentFieldId } from './documentFieldId.ts'
import { documentNotes } from './documentNotes.ts'
import { DocumentMark } from './DocumentMark.tsx'
import { fileStateOf } from './fileStateOf.ts'
import { cancelUpload } from './sendFile.ts'
import { useActivity } from './uploadActivity.ts'
import { useKeptFocus } from './useKeptFocus.ts'

interface DocumentRowProps {
  readonly document: ApplicationDocument
  /** Whether the applicant has tried to go on, so that a missing document says so. */
  readonly judged: boolean
}

/** What a picker offers; with the media types, phones offer the camera too. */
const accepted = [...fileExtensions, ...fileFormats.map(mediaTypeOf)].join()

/** A document to upload from this device: choose, cancel, retry, repair, remove. */
export const DocumentRow = ({ document, judged }: DocumentRowProps) => {
  const { signup, draft } = useWizard()
  const { id, label, required, multiple } = document
  const place = { stateId: signup.stateId, id }
  const stored = draft.documents[id]?.at(-1)
  const state = fileStateOf(place, document, stored, useActivity(place))
  const act = useKeptFocus(documentFieldId(id), state.is)
  const note = documentNotes[id]
  const missing = judged && required && state.is === 'idle'
  return (
    <FileRow
      id={documentFieldId(id)}
      label={label}
      mark={<DocumentMark id={id} />}
      hint={
        <>
          {note && (
            <>
              {note}
              <br />
            </>
          )}
          List is empty
        </>
      }
      optional={!required}
      state={state}
      accept={accepted}
      multiple={multiple}
      error={missing ? documentMissing : undefined}
      onChoose={files => act(() => void chooseFiles(place, document, files))}
      onCancel={() => act(() => cancelUpload(place))}
      onRemove={() => act(() => void deleteStored(place, document))}
    />
  )
}
