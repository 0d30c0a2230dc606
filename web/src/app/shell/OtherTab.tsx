import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { PlainPage } from '../../features/plainPage/PlainPage.tsx'
import { FocusOnNavigate } from '../../kit/navigation/FocusOnNavigate.tsx'
import { Button } from '../../kit/ui/button/Button.tsx'
import { restoreApplication } from '../../session/leaveApplication.ts'
import { sessionKeys } from '../../session/session.ts'
import { takeAnswers } from './tabLock.ts'

const title = 'This application is open in another tab'

interface OtherTabProps {
  readonly stateId: string
  /** Called once this tab has the application. */
  readonly onTaken: () => void
}

/** Replaces the application in every tab but one (decision 0039). Texts are ours. */
export const OtherTab = ({ stateId, onTaken }: OtherTabProps) => {
  const { history } = useRouter()
  const [taking, setTaking] = useState(false)
  const take = async () => {
    setTaking(true)
    const application = await takeAnswers(stateId)
    if (application !== null) {
      restoreApplication(application)
      history.replace(application[sessionKeys.place] ?? history.location.href)
    }
    onTaken()
  }
  return (
    <PlainPage title={title}>
      <p>Only one tab can be used at a time, so that your answers stay together.</p>
      <p>You can go on here with your latest answers. The other tab then stops.</p>
      <Button pending={taking} onClick={() => void take()}>
        Use this tab
      </Button>
      <FocusOnNavigate title={title} target={undefined} />
    </PlainPage>
  )
}
