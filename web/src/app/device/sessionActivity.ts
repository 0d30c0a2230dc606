import { isSamePerson } from '@open-account/domain/application/presence'
import { deviceNow } from '../../http/api/serviceClock.ts'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** How often at most the last touch is written down, in milliseconds. */
const often = 1000

/** Writes down when the person was last seen, for the documents that follow this one in the session. */
export const recordActivity = (now: number): void => {
  const last = Number(readSession(sessionKeys.seen))
  if (Math.abs(now - last) >= often) writeSession(sessionKeys.seen, String(now))
}

/** Whether the session was left alone for so long that whoever opens this document is taken for somebody else. */
export const isSessionStale = (): boolean => {
  const seen = readSession(sessionKeys.seen)
  return seen !== null && !isSamePerson({ touchedAt: Number(seen) }, deviceNow())
}
