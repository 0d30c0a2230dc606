import { markRedirect } from '../http/api/markRedirect.ts'
import { currentCapabilities } from './mode.ts'

/**
 * Redirects to a page of another service that redirects back. The session stays (C-011). At a shared device the
 * redirect replaces the history entry, so that Back does not return to the page.
 */
export const redirectTo = (address: string, page: Pick<Location, 'assign' | 'replace'> = location): void => {
  markRedirect(true)
  if (currentCapabilities().sharedDevice) page.replace(address)
  else page.assign(address)
}
