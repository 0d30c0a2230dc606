import { presenceTimers } from '@open-account/domain/application/presence'
import { useEffect } from 'react'
import { generalError } from '../../features/failure/generalError.ts'
import { PlainPage } from '../../features/plainPage/PlainPage.tsx'
import { Button } from '../../kit/ui/button/Button.tsx'
import { clearBrokenSession } from './clearBrokenSession.ts'
import { landingAddress } from './landingAddress.ts'
import { replaceDocument } from '../../kit/document/document.ts'

/** Does nothing while the device is offline: the browser would show an error page, from which nothing leads on. */
const startAgain = () => {
  if (navigator.onLine) replaceDocument(landingAddress())
}

/**
 * Shown when a page of a shared device, or the frame around it, has crashed: deletes the session and returns to the
 * landing page for the next person. Texts are ours.
 */
export const CrashedPage = () => {
  useEffect(() => {
    void clearBrokenSession()
    const timer = setInterval(startAgain, presenceTimers.warning)
    return () => clearInterval(timer)
  }, [])
  return (
    <PlainPage title={generalError.title}>
      <p>{generalError.text}</p>
      <p>Everything you entered was removed from this device.</p>
      <Button onClick={startAgain}>Start again</Button>
    </PlainPage>
  )
}
