import { currentCapabilities } from './mode.ts'
import { readSession, sessionKeys } from './session.ts'

/** The header that names the device of a transaction, where people share the device. */
export const deviceToken = (): { readonly authorization?: string } => {
  const token = currentCapabilities().sharedDevice ? readSession(sessionKeys.token) : null
  return token === null || token === '' ? {} : { authorization: `Bearer ${token}` }
}
