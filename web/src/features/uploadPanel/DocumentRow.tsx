import { documentMissing, documentNotUploaded } from '@open-account/contracts/fields/uploads'
import type { ApplicationDocument } from '@open-account/domain/requirements/documents'
import { FileRow } from '../../kit/ui/file/FileRow.tsx'
import { useWizard } from '../../session/useWizard.ts'
import { isHandheld } from '../../kit/document/handheld.ts'
import { acceptedFiles, acceptedOnComputers, acceptedPhotos } from '../documents/acceptedFiles.ts'
import { chooseFiles, type FileSelection, isOneOfSeveral, sendLast } from '../documents/chooseFiles.ts'
import { saveStored } from '../documents/saveStored.ts'
import { deleteStored, lastSent } from '../documents/storedFiles.ts'
import { documentFieldId } from '../documents/documentFieldId.ts'
import { uploadNotes } from '../../session/labels/documentTexts.ts'
import { DocumentMark } from '../documents/DocumentMark.tsx'
import { PhoneButton } from './DocumentsByPhone.tsx'
import { fileStateOf } from '../documents/fileStateOf.ts'
import { cancelUpload, type Deliver } from '../documents/sendFile.ts'
import { useActivity, setActivity } from '../documents/uploadActivity.ts'
import { useRowFocus } from '../documents/useRowFocus.ts'
import { uploadAttachment } from '../../http/api/uploadAttachment.ts'

/**
 * Sends a file in place of a stored one (C-181). If this page sent the stored file, there is an undo; else the
 * applicant confirms first, because the service stores one file and returns none.
 */
const replaceStored = async (choice: FileSelection): Promise<void> => {
  const { place, files } = choice
  const last = files.at(-1)
  if (last === undefined || lastSent(place) !== null) return sendLast(choice)
  setActivity(place, { status: 'chosen', file: last, isOneOfSeveral: isOneOfSeveral(choice) })
}

/** Stores a file of this device's application in place of what was stored before. */
const deliverAttachment: Deliver = async ({ place, document: { uploadType: type }, ...post }) =>
  saveStored(place, [await uploadAttachment({ ...post, stateId: place.stateId, type })])

interface DocumentRowProps {
  readonly document: ApplicationDocument
  /** Whether the applicant has pressed Next, so that a missing document shows an error. */
  readonly validated: boolean
}

/** A document to upload from this device: choose, cancel, retry, repair, remove. */
export const DocumentRow = ({ document, validated }: DocumentRowProps) => {
  const { signup, draft } = useWizard()
  const { id, label, required } = document
  const place = { stateId: signup.stateId, id }
  const stored = draft.documents[id]?.at(-1)
  const remove = () => void deleteStored(place, document)
  const state = fileStateOf(place, document, stored, useActivity(place), {
    deliver: deliverAttachment,
    onRemove: remove,
  })
  const act = useRowFocus(documentFieldId(id), state.status)
  const note = uploadNotes[id]
  const missing = validated && required && state.status === 'idle'
  const emptyText = required ? documentMissing : documentNotUploaded
  const handheld = isHandheld()
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
            {emptyText}
          </>
        )
      }
      optional={!required}
      state={state}
      accept={handheld ? acceptedFiles : acceptedOnComputers}
      photos={handheld ? acceptedPhotos : undefined}
      otherWay={!handheld && <PhoneButton document={document} />}
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
