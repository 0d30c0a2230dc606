import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'

/** Every required document is there: more can be added, or the phone put away. */
export const DonePage = ({ children }: { readonly children: ReactNode }) => {
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <PhoneFrame
        title="All done"
        actions={
          <Button look="secondary" onClick={() => setDone(false)}>
            Show my documents
          </Button>
        }
      >
        <output>You can put your phone away and go on at the kiosk.</output>
      </PhoneFrame>
    )
  }
  return (
    <PhoneFrame title="Your documents" actions={<Button onClick={() => setDone(true)}>Done</Button>}>
      <Notice is="good" live>
        <p>Every required document has arrived. Press one to add to it or to replace it.</p>
      </Notice>
      {children}
    </PhoneFrame>
  )
}
