import { isPaymentDevice } from '@open-account/domain/application/redirect'
import { currentCapabilities } from './mode.ts'
import { readSession, sessionKeys } from './session.ts'

/** The payment page of this device, or null without a terminal. */
export const paymentDevicePage = (): URL | null => {
  const redirect = readSession(sessionKeys.redirect)
  if (redirect === null || !URL.canParse(redirect, location.href)) return null
  const page = new URL(redirect, location.href)
  return isPaymentDevice(currentCapabilities(), page, location) ? page : null
}
