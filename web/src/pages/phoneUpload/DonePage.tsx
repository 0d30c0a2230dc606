import type { UploadScreen } from '@open-account/contracts/phone'
import type { PhoneMessage } from '@open-account/domain/kiosk/phoneMessages'
import { type ReactNode, useState } from 'react'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { places } from './places.ts'
import { PhoneFrame } from './PhoneFrame.tsx'

interface DonePageProps {
  readonly screen: UploadScreen
  /** Whether no file is being sent, was refused or failed. */
  readonly isSettled: boolean
  /** Sends a message to the kiosk. */
  readonly send: (message: PhoneMessage) => void
  /** The list of all documents. */
  readonly children: ReactNode
}

/** Shown when every required document has arrived: more can be added, or the upload finished. */
export const DonePage = ({ screen, isSettled, send, children }: DonePageProps) => {
  const [isDone, setDone] = useState(false)
  const finish = () => {
    setDone(true)
    send({ kind: 'done' })
  }
  const resume = () => {
    setDone(false)
    send({ kind: 'connected' })
  }
  if (isDone) {
    return (
      <PhoneFrame
        title="All done"
        actions={
          <Button look="secondary" onClick={resume}>
            Show my documents
          </Button>
        }
      >
        <output>{`You can put your phone away and go on ${places[screen]}.`}</output>
      </PhoneFrame>
    )
  }
  return (
    <PhoneFrame title="Your documents" actions={isSettled && <Button onClick={finish}>Done</Button>}>
      {isSettled ? (
        <Notice is="good" live>
          <p>Every required document has arrived. Press one to add to it or to replace it.</p>
        </Notice>
      ) : (
        <Notice live>
          <p>A file is not uploaded yet. Press its document to see how it stands.</p>
        </Notice>
      )}
      {children}
    </PhoneFrame>
  )
}
