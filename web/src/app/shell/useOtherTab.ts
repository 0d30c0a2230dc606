import { useEffect, useState } from 'react'
import { reportError } from '../../http/observability/errorReporter.ts'
import { loadAgain } from '../../kit/ui/lazy/loadAgain.ts'
import { currentCapabilities } from '../../session/mode.ts'
import { readSession, sessionKeys } from '../../session/session.ts'

/** Whether another tab has this application, and a function to call when this tab has taken it. */
export const useOtherTab = () => {
  const [stateId] = useState(() => readSession(sessionKeys.stateId) ?? '')
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    // A shared device has one tab.
    if (isElsewhere || currentCapabilities().sharedDevice) return undefined
    let release: (() => void) | null = null
    let isLeft = false
    loadAgain(() => import('./tabLock.ts'))
      .then(({ holdTab }) => {
        if (!isLeft) release = holdTab(stateId, () => setElsewhere(true))
      })
      .catch((thrown: unknown) => reportError(thrown))
    return () => {
      isLeft = true
      release?.()
    }
  }, [isElsewhere, stateId])
  return { stateId, isElsewhere, onTaken: () => setElsewhere(false) }
}
