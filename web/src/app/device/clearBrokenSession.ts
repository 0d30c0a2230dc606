import { currentMode } from '../../session/mode.ts'
import { clearSession, readSession, sessionKeys } from '../../session/session.ts'
import { reportError } from '../../http/observability/errorReporter.ts'

/**
 * Deletes a session after a crash. Its answers are deleted at once. The rest needs `SharedDevice`, which may be the
 * part that could not be loaded; then the rest is deleted when it next loads, before any page shows.
 */
export const clearBrokenSession = async (): Promise<void> => {
  const stateId = readSession(sessionKeys.stateId)
  clearSession(currentMode())
  try {
    const { deleteSession } = await import('./SharedDevice.tsx')
    deleteSession(stateId)
  } catch (thrown) {
    reportError(thrown)
  }
}
