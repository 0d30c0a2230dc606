import { isContinuable } from '@open-account/domain/application/leaving'
import { deviceNow } from '../http/api/serviceClock.ts'
import { leftApplication, restoreApplication, type StoredApplication } from './leaveApplication.ts'
import { currentMode } from './mode.ts'
import { sessionKeys, writeSession } from './session.ts'

interface LeftApplication {
  /** In milliseconds since 1970, by the device's clock. */
  readonly leftAt: number
  readonly application: StoredApplication
}

export const deleteLeftApplication = (): void => writeSession(sessionKeys.leftApplication, null)

/** The application that was left and can be continued, or null. Deletes one that is too old. */
export const readLeftApplication = (): LeftApplication | null => {
  const stored = leftApplication(currentMode())
  if (stored === null) return null
  // Only leaveApplication writes this text.
  const left = JSON.parse(stored) as LeftApplication
  if (isContinuable(left.leftAt, deviceNow())) return left
  deleteLeftApplication()
  return null
}

/** Makes this application the one of the session again; returns the address of the step where it was left. */
export const continueApplication = ({ application }: LeftApplication): string => {
  deleteLeftApplication()
  restoreApplication(application)
  return application[sessionKeys.place] ?? '/open-account'
}
