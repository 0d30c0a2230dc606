import { markRedirect } from '../application/markRedirect.ts'

/** Leaves the application for a page of another service that comes back to it. The session stays (C-011). */
export const redirectTo = (address: string): void => {
  markRedirect(true)
  location.assign(address)
}
