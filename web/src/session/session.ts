import type { Mode } from '@open-account/domain/application/codes'
import { modeCapabilities } from '@open-account/domain/application/modes'

/**
 * The keys of the application in session storage, with the specified names. `otpConfig` (C-012), `linker`,
 * `signature`, `submitted`, `unattached`, `payment`, `terminal`, `place`, `frame`, `left`, `phone` and `identity` are ours, and so are
 * `comfort` and `seen` of a shared device.
 */
export const sessionKeys = {
  data: 'signupData',
  flow: 'signupFlow',
  start: 'signupStart',
  stateId: 'signupStateId',
  step: 'signupStep',
  domainType: 'signupDomainType',
  nanl: 'isNanl',
  mode: 'oa_mode',
  redirect: 'redirect',
  token: 'token',
  useOfPremises: 'userOfPremise',
  otp: 'otpConfig',
  linker: 'linker',
  signature: 'signature',
  submitted: 'submitted',
  unattached: 'unattached',
  payment: 'payment',
  terminal: 'terminal',
  /** The address of the step that is shown; missing until something is entered. */
  place: 'place',
  /** What the frame of a step shows: the strip, and how many steps are completed. The document of a step has it before its scripts. */
  frame: 'frame',
  /** The application that was left and can be continued. */
  leftApplication: 'left',
  phone: 'phone',
  /** Exists while the browser is at the identity service. */
  identityVisit: 'identity',
  accessibilityOptions: 'comfort',
  lastActivity: 'seen',
} as const
type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys]

/** Survive a session clear: mode, redirect, state id, token, OTP configuration and the use-of-premises list. */
const survivors: readonly SessionKey[] = [
  sessionKeys.mode,
  sessionKeys.redirect,
  sessionKeys.stateId,
  sessionKeys.token,
  sessionKeys.otp,
  sessionKeys.useOfPremises,
]
/** At a public kiosk the state id and the OTP are personal too (C-172). */
const personal: readonly SessionKey[] = [sessionKeys.stateId, sessionKeys.otp]

export const readSession = (key: SessionKey): string | null => sessionStorage.getItem(key)

export const writeSession = (key: SessionKey, value: string | null): void => {
  if (value === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, value)
}

/** Deletes everything except what survives in this mode, including the keys of other scripts on this origin. */
export const clearSession = (mode: Mode): void => {
  const survivingKeys = modeCapabilities[mode].keepsTransaction
    ? survivors
    : survivors.filter(key => !personal.includes(key))
  const values = survivingKeys.map(key => [key, readSession(key)] as const)
  sessionStorage.clear()
  for (const [key, value] of values) writeSession(key, value)
}
