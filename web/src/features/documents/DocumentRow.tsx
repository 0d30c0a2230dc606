import { documentMissing } from '@open-account/contracts/fields/uploads'
import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { FileRow } from '../../kit/ui/file/FileRow.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { acceptedFiles } from './acceptedFiles.ts'
import { chooseFiles } from './chooseFiles.ts'
import { deleteStored } from './deleteStored.ts'
import { deliverAttachment } from './deliverAttachment.ts'
import { documentFieldId } from './documentFieldId.ts'
import { documentNotes } from './documentNotes.ts'
import { DocumentMark } from './DocumentMark.tsx'
import { fileStateOf } from './fileStateOf.ts'
import { replaceStored } from './replaceStored.ts'
import { cancelUpload } from './sendFile.ts'
import { useActivity } from './uploadActivity.ts'
import { useKeptFocus } from './useKeptFocus.ts'

interface DocumentRowProps {
  readonly document: ApplicationDocument
  /** Whether the applicant has tried to go on, so that a missing document says so. */
  readonly judged: boolean
}

/** A document to upload from this device: choose, cancel, retry, repair, remove. */
export const DocumentRow = ({ document, judged }: DocumentRowProps) => {
  const { signup, draft } = useWizard()
  const { id, label, required } = document
  const place = { stateId: signup.stateId, id }
  const stored = draft.documents[id]?.at(-1)
  const remove = () => void deleteStored(place, document)
  const state = fileStateOf(place, document, stored, useActivity(place), {
    deliver: deliverAttachment,
    onRemove: remove,
  })
  const act = useKeptFocus(documentFieldId(id), state.is)
  const note = documentNotes[id]
  const missing = judged && required && state.is === 'idle'
  const emptyWords = required ? documentMissing : 'List is empty'
  return (
    <FileRow
      id={documentFieldId(id)}
      label={label}
      mark={<DocumentMark id={id} />}
      hint={
        // An error says by itself that the document is missing.
        missing ? (
          note
        ) : (
          <>
            {note && (
              <>
                {note}
                <br />
              </>
            )}
            {emptyWords}
          </>
        )
      }
      optional={!required}
      state={state}
      accept={acceptedFiles}
      error={missing ? documentMissing : undefined}
      onChoose={files =>
        act(
          () =>
            void chooseFiles(
              { place, document, files, deliver: deliverAttachment },
              stored === undefined ? undefined : replaceStored,
            ),
        )
      }
      onCancel={() => act(() => cancelUpload(place))}
      onRemove={() => act(remove)}
    />
  )
}
