import { isSamePerson } from '@open-account/domain/application/presence'
import { deviceNow } from '../../http/api/serviceClock.ts'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** The shortest time between two saves of the last activity, in milliseconds. */
const often = 1000

/** Saves when the person was last active, for the documents that follow this one in the session. */
export const recordActivity = (now: number): void => {
  const last = Number(readSession(sessionKeys.seen))
  if (Math.abs(now - last) >= often) writeSession(sessionKeys.seen, String(now))
}

/** Whether the session was idle for so long that the person at the device is taken for another one. */
export const isSessionStale = (): boolean => {
  const seen = readSession(sessionKeys.seen)
  return seen !== null && !isSamePerson({ touchedAt: Number(seen) }, deviceNow())
}
