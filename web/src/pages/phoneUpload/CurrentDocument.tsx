import type { UploadScreen } from '@open-account/contracts/phone'
import type { ReactNode } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Note } from '../../kit/ui/text/text.tsx'
import { chooseFiles } from '../../features/documents/chooseFiles.ts'
import { type Deliver, cancelUpload } from '../../features/documents/sendFile.ts'
import { fileLimits, uploadNotes } from '../../session/labels/documentTexts.ts'
import { fileStateOf } from '../../features/documents/fileStateOf.ts'
import { useActivity } from '../../features/documents/uploadActivity.ts'
import type { RequestedDocument } from './requestedDocuments.ts'
import { FileChoice } from './FileChoice.tsx'
import { FileStatus } from './FileStatus.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { places } from './places.ts'
import { sendInTurn, useWaitingCount } from './sendInTurn.ts'
import { ViewFinder } from './ViewFinder.tsx'
import type { DocumentId } from '@open-account/domain/requirements/documents'

const meter = 'Show the whole face of the meter. All figures should be sharp.'

const special: Readonly<Partial<Record<DocumentId, string>>> = {
  electric_meter_reading: meter,
  water_meter_reading: meter,
  gas_meter_reading: meter,
}

/** Advice for a good photo of a document. */
const guidanceFor = (id: DocumentId): string => special[id] ?? 'Fill the frame. All four corners should show.'

/** What happens to files that have arrived. Only the other screen deletes; the phone's link only uploads. */
const arrivedNote = (hasSeveral: boolean, place: string): string =>
  hasSeveral
    ? `More files are added. Remove one ${place}.`
    : `Another file takes the place of this one. Remove it ${place}.`

interface CurrentDocumentProps {
  readonly screen: UploadScreen
  readonly stateId: string
  readonly requested: RequestedDocument
  /** The number of the document and the count, as text. */
  readonly over: string
  readonly deliver: Deliver
  /** Returns to the list; undefined while a document is required. */
  readonly onDone?: (() => void) | undefined
  /** The list of all documents. */
  readonly children: ReactNode
}

/** The document that is uploaded now. */
export const CurrentDocument = ({
  screen,
  stateId,
  requested,
  over,
  deliver,
  onDone,
  children,
}: CurrentDocumentProps) => {
  const { document, files } = requested
  const { id, label, required, maxBytes } = document
  // Only a kiosk keeps several files (C-073).
  const multiple = document.multiple && screen === 'kiosk'
  const place = { stateId, id }
  const cancel = () => cancelUpload(place)
  const state = fileStateOf(place, document, files.at(-1), useActivity(place), { deliver, onRemove: cancel })
  const choose = (chosen: readonly File[]) =>
    void chooseFiles({ place, document, files: chosen, deliver }, multiple ? sendInTurn : undefined)
  const waitingCount = useWaitingCount(place)
  const note = uploadNotes[id]
  return (
    <PhoneFrame
      title={label}
      over={required ? over : `${over} (optional)`}
      actions={
        state.status === 'processing' ? (
          <Button look="secondary" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <FileChoice document={{ ...document, multiple }} onChoose={choose} onDone={onDone} />
        )
      }
    >
      {note && <Note>{note}</Note>}
      <FileStatus
        label={label}
        state={state}
        waitingCount={waitingCount}
        isReplaced={!multiple}
        onRemove={cancel}
      />
      <ViewFinder text={guidanceFor(id)} />
      <Note>{fileLimits(maxBytes)}</Note>
      {files.length > 0 && <Note>{arrivedNote(multiple, places[screen])}</Note>}
      {children}
    </PhoneFrame>
  )
}
