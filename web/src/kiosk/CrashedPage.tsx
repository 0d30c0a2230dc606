import { presenceTimers } from '@open-account/domain/application/presence'
import { useEffect } from 'react'
import { generalError } from '../dialogs/generalError.ts'
import { PlainPage } from '../pages/PlainPage.tsx'
import { Button } from '../ui/button/Button.tsx'

interface CrashedPageProps {
  /** Removes what the broken page has left behind. */
  readonly onArrive: () => void
  readonly onStartAgain: () => void
}

/** A page broke at a shared device: nothing of it is kept, and the next person finds the start. Texts are ours. */
export const CrashedPage = ({ onArrive, onStartAgain }: CrashedPageProps) => {
  useEffect(() => {
    onArrive()
    const timer = setTimeout(onStartAgain, presenceTimers.warning)
    return () => clearTimeout(timer)
  }, [onArrive, onStartAgain])
  return (
    <PlainPage title={generalError.title}>
      <p>{generalError.text}</p>
      <p>Everything you entered was removed from this device.</p>
      <Button onClick={onStartAgain}>Start again</Button>
    </PlainPage>
  )
}
