import { markRedirect } from '../http/api/markRedirect.ts'
import { currentCapabilities } from './mode.ts'

/**
 * Leaves the application for a page of another service that comes back to it. The session stays (C-011). At a device
 * that people share no entry of the history keeps the page that is left: nobody comes upon it by Back.
 */
export const redirectTo = (address: string, page: Pick<Location, 'assign' | 'replace'> = location): void => {
  markRedirect(true)
  if (currentCapabilities().sharedDevice) page.replace(address)
  else page.assign(address)
}
