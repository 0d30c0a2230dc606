import { type ApplicationKey, applicationKeys } from '@open-account/contracts/entities/applicationKeys'
import type { Mode } from '@open-account/domain/application/codes'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { clearSession, readSession, sessionKeys, writeSession } from './session.ts'

/** Everything that the session contains about one application; null for a missing key. */
export type StoredApplication = Readonly<Record<ApplicationKey, string | null>>

/** The application of this session. The type of `fromEntries` has no keys, hence the cast. */
export const storedApplication = (): StoredApplication =>
  Object.fromEntries(applicationKeys.map(key => [key, readSession(key)])) as StoredApplication

/** Replaces the application of this session. */
export const restoreApplication = (application: StoredApplication): void => {
  for (const key of applicationKeys) writeSession(key, application[key])
}

/**
 * The stored text of the application that can be continued, or null: the one of this session, which the landing page leaves
 * as it appears, or one that was left before.
 */
export const leftApplication = (mode: Mode): string | null => {
  if (modeCapabilities[mode].sharedDevice) return null
  return readSession(sessionKeys.place) === null
    ? readSession(sessionKeys.leftApplication)
    : JSON.stringify({ leftAt: Date.now(), application: storedApplication() })
}

/**
 * Clears the session, and stores the application that it contained under a key of its own, from which it can be continued
 * in this tab (decision 0039); never at a shared device.
 */
export const leaveApplication = (mode: Mode): void => {
  const left = leftApplication(mode)
  clearSession(mode)
  writeSession(sessionKeys.leftApplication, left)
}

/** Whether an application was left that may be continued, unless it is too old. */
export const hasLeftApplication = (mode: Mode): boolean => leftApplication(mode) !== null
