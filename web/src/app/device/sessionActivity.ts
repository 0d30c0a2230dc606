import { isSamePerson } from '@open-account/domain/application/presence'
import { deviceNow } from '../../http/api/serviceClock.ts'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** The shortest time between two saves of the last activity, in milliseconds. */
const saveInterval = 1000

/** Saves the time of the last activity, for later documents of the session. */
export const recordActivity = (now: number): void => {
  const last = Number(readSession(sessionKeys.lastActivity))
  if (Math.abs(now - last) >= saveInterval) writeSession(sessionKeys.lastActivity, String(now))
}

/** Whether the session was idle for so long that another person may be at the device. */
export const isSessionStale = (): boolean => {
  const lastActivity = readSession(sessionKeys.lastActivity)
  return lastActivity !== null && !isSamePerson({ touchedAt: Number(lastActivity) }, deviceNow())
}
