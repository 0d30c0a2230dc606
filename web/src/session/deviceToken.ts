import { currentCapabilities } from './mode.ts'
import { readSession, sessionKeys } from './session.ts'

/** The authorization header with the token of a shared device, empty for other devices. */
export const deviceToken = (): { readonly authorization?: string } => {
  const token = currentCapabilities().sharedDevice ? readSession(sessionKeys.token) : null
  return token === null || token === '' ? {} : { authorization: `Bearer ${token}` }
}
