import { isPaymentDevice } from '@open-account/domain/application/redirect'
import { currentCapabilities } from './mode.ts'
import { readSession, sessionKeys } from './session.ts'

/** The page on which this device takes payment; null where it has no terminal. */
export const paymentDevicePage = (): URL | null => {
  const redirect = readSession(sessionKeys.redirect)
  if (redirect === null || !URL.canParse(redirect, location.href)) return null
  const page = new URL(redirect, location.href)
  return isPaymentDevice(currentCapabilities(), page, location) ? page : null
}
