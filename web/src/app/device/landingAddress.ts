import { currentMode } from '../../session/mode.ts'

/** The address of the landing page in this mode; `path` may choose a domain and an applicant type. */
export const landingAddress = (path = '/open-account'): string =>
  `${path}?${new URLSearchParams({ mode: currentMode() }).toString()}`
