import { currentMode } from '../../session/mode.ts'

/** The landing page in this mode, as the device opens it, or one of its addresses that choose. */
export const landingAddress = (path = '/open-account'): string =>
  `${path}?${new URLSearchParams({ mode: currentMode() }).toString()}`
