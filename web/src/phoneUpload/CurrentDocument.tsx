import type { ReactNode } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { FileInput } from '../ui/file/FileInput.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { Note } from '../ui/text/Note.tsx'
import { acceptedFiles, acceptedPhotos } from '../upload/acceptedFiles.ts'
import { chooseFiles } from '../upload/chooseFiles.ts'
import type { Deliver } from '../upload/deliver.ts'
import { documentFieldId } from '../upload/documentFieldId.ts'
import { documentLimits } from '../upload/documentLimits.ts'
import { documentNotes } from '../upload/documentNotes.ts'
import { fileStateOf } from '../upload/fileStateOf.ts'
import { cancelUpload } from '../upload/sendFile.ts'
import { useActivity } from '../upload/uploadActivity.ts'
import type { AskedDocument } from './askedDocuments.ts'
import { FileStatus } from './FileStatus.tsx'
import { guidanceFor } from './guidance.ts'
import { PhoneFrame } from './PhoneFrame.tsx'
import { sendInTurn, useFilesBehind } from './sendInTurn.ts'
import { ViewFinder } from './ViewFinder.tsx'

/** What becomes of the files that have arrived: the kiosk alone deletes, the link of a phone only uploads. */
const oneWord = 'Another file takes the place of this one. Remove it at the kiosk.'
const severalWords = 'More files are added. Remove one at the kiosk.'

const waitingWords = (count: number): string =>
  count === 1
    ? 'One more file follows once this one is uploaded or removed.'
    : `${count} more files follow once this one is uploaded or removed.`

interface CurrentDocumentProps {
  readonly stateId: string
  readonly asked: AskedDocument
  /** Which of how many it is, in words. */
  readonly over: string
  readonly deliver: Deliver
  /** Back to the list, where nothing is required any more. */
  readonly onDone?: (() => void) | undefined
  /** The list of all documents. */
  readonly children: ReactNode
}

/** The document that is photographed or chosen now. */
export const CurrentDocument = ({
  stateId,
  asked,
  over,
  deliver,
  onDone,
  children,
}: CurrentDocumentProps) => {
  const { document, files } = asked
  const { id, label, required, multiple, maxBytes } = document
  const place = { stateId, id }
  const forget = () => cancelUpload(place)
  const state = fileStateOf(place, document, files.at(-1), useActivity(place), { deliver, onRemove: forget })
  const choose = (chosen: readonly File[]) =>
    void chooseFiles({ place, document, files: chosen, deliver }, multiple ? sendInTurn : undefined)
  const waiting = useFilesBehind(id)
  const note = documentNotes[id]
  const actions =
    state.is === 'processing' ? (
      <Button look="secondary" onClick={forget}>
        Cancel
      </Button>
    ) : (
      <>
        <FileInput
          camera
          id={documentFieldId(id)}
          label={`Take a photo: ${label}`}
          accept={acceptedPhotos}
          look={{ look: 'filled' }}
          onChoose={choose}
        >
          <Icon name="camera" /> Take a photo
        </FileInput>
        <FileInput
          id={`${documentFieldId(id)}-file`}
          label={`Choose a file: ${label}`}
          accept={acceptedFiles}
          multiple={multiple}
          look={{ look: 'secondary' }}
          onChoose={choose}
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
  return (
    <PhoneFrame title={label} over={required ? over : `${over} (optional)`} actions={actions}>
      {note && <Note>{note}</Note>}
      <ViewFinder words={guidanceFor(id)} />
      <FileStatus label={label} state={state} isReplaced={!multiple} onForget={forget} />
      {waiting > 0 && <Note>{waitingWords(waiting)}</Note>}
      <Note>{documentLimits(maxBytes)}</Note>
      {files.length > 0 && <Note>{multiple ? severalWords : oneWord}</Note>}
      {children}
    </PhoneFrame>
  )
}
