import { currentMode } from '../../session/mode.ts'
import { clearSession, readSession, sessionKeys } from '../../session/session.ts'
import { reportError } from '../../http/observability/errorReporter.ts'

/**
 * Leaves nothing of a session that broke. Its answers go at once; the rest is for the part of a shared device, which
 * may be just what could not be loaded: then it is done when that part next is, before any page shows.
 */
export const forgetBroken = async (): Promise<void> => {
  const stateId = readSession(sessionKeys.stateId)
  clearSession(currentMode())
  try {
    const { forgetSession } = await import('./SharedDevice.tsx')
    forgetSession(stateId)
  } catch (thrown) {
    reportError(thrown)
  }
}
