import { presenceTimers } from '@open-account/domain/application/presence'
import { useEffect } from 'react'
import { generalError } from '../../features/failure/generalError.ts'
import { PlainPage } from '../../features/plainPage/PlainPage.tsx'
import { Button } from '../../kit/ui/button/Button.tsx'
import { forgetBroken } from './forgetBroken.ts'
import { landingAddress } from './landingAddress.ts'
import { replaceDocument } from '../../kit/document/document.ts'

const startAgain = () => replaceDocument(landingAddress())

/**
 * Something broke at a shared device, a page or what stands around all pages: nothing of it is kept, and the next
 * person finds the start. Texts are ours.
 */
export const CrashedPage = () => {
  useEffect(() => {
    void forgetBroken()
    const timer = setTimeout(startAgain, presenceTimers.warning)
    return () => clearTimeout(timer)
  }, [])
  return (
    <PlainPage title={generalError.title}>
      <p>{generalError.text}</p>
      <p>Everything you entered was removed from this device.</p>
      <Button onClick={startAgain}>Start again</Button>
    </PlainPage>
  )
}
