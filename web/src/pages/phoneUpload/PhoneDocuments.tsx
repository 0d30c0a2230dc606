import type { DocumentId } from '@open-account/domain/requirements/documents'
import type { PhoneMessage } from '@open-account/domain/kiosk/phoneMessages'
import { useState } from 'react'
import { useAllSettled } from '../../features/documents/uploadActivity.ts'
import { type AskedDocument, askedDocuments, nextAsked } from './askedDocuments.ts'
import { CurrentDocument } from './CurrentDocument.tsx'
import { deliverToKiosk } from './deliverToKiosk.ts'
import { DonePage } from './DonePage.tsx'
import { PhoneList } from './PhoneList.tsx'
import type { PhoneSession } from './phoneCalls.ts'

interface PhoneDocumentsProps {
  readonly secret: string
  readonly session: PhoneSession
  /** Sends a message to the kiosk. */
  readonly tell: (news: PhoneMessage) => void
  /** Something has arrived: the session is to be read again. */
  readonly onChanged: () => Promise<void>
}

/** What comes next by itself: nothing once every required document is there. */
const nextRequired = (asked: readonly AskedDocument[]): AskedDocument | undefined => {
  const next = nextAsked(asked)
  return next?.document.required ? next : undefined
}

/** What a kiosk asks for, one document at a time, with all of them in a list. */
export const PhoneDocuments = ({ secret, session, tell, onChanged }: PhoneDocumentsProps) => {
  const [chosen, setChosen] = useState<DocumentId | null>(null)
  const { stateId } = session
  const asked = askedDocuments(session)
  const isSettled = useAllSettled(asked.map(({ document: { id } }) => ({ stateId, id })))
  const required = nextRequired(asked)
  const current = asked.find(({ document }) => document.id === chosen) ?? required
  const deliver = deliverToKiosk({
    secret,
    tell,
    onArrived: async () => {
      await onChanged()
      setChosen(null)
    },
  })
  const list = <PhoneList stateId={stateId} asked={asked} current={current} onChoose={setChosen} />
  if (current === undefined)
    return (
      <DonePage isSettled={isSettled} tell={tell}>
        {list}
      </DonePage>
    )
  return (
    <CurrentDocument
      key={current.document.id}
      stateId={stateId}
      asked={current}
      over={`Document ${asked.indexOf(current) + 1} of ${asked.length}`}
      deliver={deliver}
      onDone={required === undefined ? () => setChosen(null) : undefined}
    >
      {list}
    </CurrentDocument>
  )
}
