import { currentCapabilities } from '../application/mode.ts'
import { readSession, sessionKeys } from '../application/session.ts'

/** Says to the service which device a transaction belongs to, where people share the device. */
export const deviceToken = (): { readonly authorization?: string } => {
  const token = currentCapabilities().sharedDevice ? readSession(sessionKeys.token) : null
  return token === null || token === '' ? {} : { authorization: `Bearer ${token}` }
}
