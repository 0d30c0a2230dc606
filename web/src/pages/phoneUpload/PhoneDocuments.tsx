import type { DocumentId } from '@open-account/domain/requirements/documents'
import type { PhoneMessage } from '@open-account/domain/kiosk/phoneMessages'
import { useState } from 'react'
import { useAllSettled } from '../../features/documents/uploadActivity.ts'
import { type RequestedDocument, requestedDocuments, nextDocument } from './requestedDocuments.ts'
import { CurrentDocument } from './CurrentDocument.tsx'
import { deliverToKiosk } from './deliverToKiosk.ts'
import { DonePage } from './DonePage.tsx'
import { PhoneList } from './PhoneList.tsx'
import type { PhoneSession } from './phoneCalls.ts'

interface PhoneDocumentsProps {
  readonly secret: string
  readonly session: PhoneSession
  /** Sends a message to the kiosk. */
  readonly send: (message: PhoneMessage) => void
  /** Called after an arrival, to read the session again. */
  readonly onChanged: () => Promise<void>
}

/** The next required document; undefined when all have arrived. */
const nextRequired = (documents: readonly RequestedDocument[]): RequestedDocument | undefined => {
  const next = nextDocument(documents)
  return next?.document.required ? next : undefined
}

/** The documents that the kiosk requests: one at a time, with a list of all. */
export const PhoneDocuments = ({ secret, session, send, onChanged }: PhoneDocumentsProps) => {
  const [chosen, setChosen] = useState<DocumentId | null>(null)
  const { stateId } = session
  const documents = requestedDocuments(session)
  const isSettled = useAllSettled(documents.map(({ document: { id } }) => ({ stateId, id })))
  const required = nextRequired(documents)
  const current = documents.find(({ document }) => document.id === chosen) ?? required
  const deliver = deliverToKiosk({
    secret,
    send,
    onArrived: async () => {
      await onChanged()
      setChosen(null)
    },
  })
  const list = <PhoneList stateId={stateId} documents={documents} current={current} onChoose={setChosen} />
  if (current === undefined)
    return (
      <DonePage screen={session.screen} isSettled={isSettled} send={send}>
        {list}
      </DonePage>
    )
  return (
    <CurrentDocument
      key={current.document.id}
      stateId={stateId}
      screen={session.screen}
      requested={current}
      over={`Document ${documents.indexOf(current) + 1} of ${documents.length}`}
      deliver={deliver}
      onDone={required === undefined ? () => setChosen(null) : undefined}
    >
      {list}
    </CurrentDocument>
  )
}
