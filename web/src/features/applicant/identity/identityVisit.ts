import { readSession, sessionKeys, writeSession } from '../../../session/session.ts'
import { redirectTo } from '../../../session/redirectTo.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { useIdentityService } from '../identityService.ts'

/** Leaves for the identity service. */
export const useIdentityVisit = (): (() => void) => {
  const { signup } = useWizard()
  const { addressOf } = useIdentityService()
  return () => {
    writeSession(sessionKeys.identityVisit, '1')
    redirectTo(addressOf(signup.stateId))
  }
}

/** What led to this document. Only the type of the list does not say that these are entries of a navigation. */
const navigation = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]

/** Whether the identity service, and not Back or a refresh, has brought the browser to this document. */
export const isBackFromVisit = (): boolean =>
  readSession(sessionKeys.identityVisit) !== null && navigation()?.type === 'navigate'

/**
 * A visit ends when the browser is back, and when the step is left within the application: Back may have shown it again
 * from the cache.
 */
export const endVisit = (): void => writeSession(sessionKeys.identityVisit, null)
