import { useEffect, useState } from 'react'
import { readSession, sessionKeys, writeSession } from '../../../session/session.ts'
import { redirectTo } from '../../../session/redirectTo.ts'

/** Leaves for the identity service. */
export const visitIdentityService = (address: string): void => {
  writeSession(sessionKeys.identityVisit, '1')
  redirectTo(address)
}

/** Whether another page led to this document, and not Back or a refresh. */
const isNavigation = (): boolean =>
  performance.getEntriesByType('navigation').some(entry => 'type' in entry && entry.type === 'navigate')

const endVisit = (): void => writeSession(sessionKeys.identityVisit, null)

/**
 * Whether the identity service has brought the browser to this document. A visit also ends when the step is left within
 * the application, after Back has shown it again from the cache.
 */
export const useIdentityVisit = (): boolean => {
  const [isBack] = useState(() => readSession(sessionKeys.identityVisit) !== null && isNavigation())
  useEffect(() => {
    endVisit()
    return endVisit
  }, [])
  return isBack
}
