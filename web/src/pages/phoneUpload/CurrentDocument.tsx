import type { ReactNode } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Note } from '../../kit/ui/text/text.tsx'
import { chooseFiles } from '../../features/documents/chooseFiles.ts'
import { type Deliver, cancelUpload } from '../../features/documents/sendFile.ts'
import { fileLimits, uploadNotes } from '../../session/labels/documentTexts.ts'
import { fileStateOf } from '../../features/documents/fileStateOf.ts'
import { useActivity } from '../../features/documents/uploadActivity.ts'
import type { AskedDocument } from './askedDocuments.ts'
import { FileChoice } from './FileChoice.tsx'
import { FileStatus } from './FileStatus.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { sendInTurn, useFilesBehind } from './sendInTurn.ts'
import { ViewFinder } from './ViewFinder.tsx'
import type { DocumentId } from '@open-account/domain/requirements/documents'

const meter = 'Show the whole face of the meter. All figures should be sharp.'

const special: Readonly<Partial<Record<DocumentId, string>>> = {
  electric_meter_reading: meter,
  water_meter_reading: meter,
  gas_meter_reading: meter,
}

/** How a photo of a document is taken well. */
const guidanceFor = (id: DocumentId): string => special[id] ?? 'Fill the frame. All four corners should show.'

/** What becomes of the files that have arrived: the kiosk alone deletes, the link of a phone only uploads. */
const oneWord = 'Another file takes the place of this one. Remove it at the kiosk.'
const severalWords = 'More files are added. Remove one at the kiosk.'

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
  const behind = useFilesBehind(place)
  const note = uploadNotes[id]
  return (
    <PhoneFrame
      title={label}
      over={required ? over : `${over} (optional)`}
      actions={
        state.is === 'processing' ? (
          <Button look="secondary" onClick={forget}>
            Cancel
          </Button>
        ) : (
          <FileChoice document={document} onChoose={choose} onDone={onDone} />
        )
      }
    >
      {note && <Note>{note}</Note>}
      <FileStatus label={label} state={state} behind={behind} isReplaced={!multiple} onForget={forget} />
      <ViewFinder words={guidanceFor(id)} />
      <Note>{fileLimits(maxBytes)}</Note>
      {files.length > 0 && <Note>{multiple ? severalWords : oneWord}</Note>}
      {children}
    </PhoneFrame>
  )
}
