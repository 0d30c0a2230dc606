import type { DocumentId } from '@open-account/domain/requirements/documents'
import type { PhoneNews } from '@open-account/domain/upload/phoneNews'
import { useState } from 'react'
import { useAllSettled } from '../upload/uploadActivity.ts'
import { type AskedDocument, askedDocuments, nextAsked } from './askedDocuments.ts'
import { CurrentDocument } from './CurrentDocument.tsx'
import { deliverToKiosk } from './deliverToKiosk.ts'
import { DonePage } from './DonePage.tsx'
import { PhoneList } from './PhoneList.tsx'
import { type PhoneSession, tellKiosk } from './phoneCalls.ts'

interface PhoneDocumentsProps {
  readonly secret: string
  readonly session: PhoneSession
  /** Something has arrived: the session is to be read again. */
  readonly onChanged: () => Promise<void>
}

/** What comes next by itself: nothing once every required document is there. */
const nextRequired = (asked: readonly AskedDocument[]): AskedDocument | undefined => {
  const next = nextAsked(asked)
  return next?.document.required ? next : undefined
}

/** What a kiosk asks for, one document at a time, with all of them in a list. */
export const PhoneDocuments = ({ secret, session, onChanged }: PhoneDocumentsProps) => {
  const [chosen, setChosen] = useState<DocumentId | null>(null)
  const { sessionId, stateId } = session
  const asked = askedDocuments(session)
  const isSettled = useAllSettled(asked.map(({ document: { id } }) => ({ stateId, id })))
  const required = nextRequired(asked)
  const current = asked.find(({ document }) => document.id === chosen) ?? required
  // Nobody waits for it: the file itself says later how it went.
  const tell = (news: PhoneNews) => void tellKiosk(secret, sessionId, news).catch(() => undefined)
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
