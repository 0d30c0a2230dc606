import { markRedirect } from '../application/markRedirect.ts'

/** Leads on in the place of this page, to which Back does not come then. The session stays. */
export const returnTo = (address: string): void => {
  markRedirect(true)
  location.replace(address)
}
