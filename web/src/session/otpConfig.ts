import { nextOtp, type OtpVerification, otpNotSent } from '@open-account/domain/otp/verification'
import { useSyncExternalStore } from 'react'
import { readSession, sessionKeys, writeSession } from './session.ts'

/** The address that a verification is about, in its transaction. */
export interface OtpSubject {
  readonly stateId: string
  readonly email: string
}

interface OtpConfig extends OtpSubject {
  readonly otp: OtpVerification
}

const parse = (stored: string | null): OtpConfig | null => {
  if (stored === null) return null
  // Only writeOtp writes under this key.
  const config = JSON.parse(stored) as OtpConfig
  return { ...config, otp: nextOtp(config.otp, { type: 'resumed' }) }
}

let text: string | null | undefined
let config: OtpConfig | null = null
const listeners = new Set<() => void>()

/** The stored verification; what another page or an earlier load of this one has left waits for no answer any more. */
const readConfig = (): OtpConfig | null => {
  const stored = readSession(sessionKeys.otp)
  if (stored !== text) {
    text = stored
    config = parse(stored)
  }
  return config
}

const isAbout = (known: OtpConfig | null, { stateId, email }: OtpSubject): known is OtpConfig =>
  known !== null && known.stateId === stateId && known.email === email

/** How far verifying this address is. */
export const readOtp = (subject: OtpSubject): OtpVerification => {
  const known = readConfig()
  return isAbout(known, subject) ? known.otp : otpNotSent
}

/** Keeps how far verifying this address is; a refresh restores it, its countdowns included. */
export const writeOtp = ({ stateId, email }: OtpSubject, otp: OtpVerification): void => {
  config = { stateId, email, otp }
  text = JSON.stringify(config)
  writeSession(sessionKeys.otp, text)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useOtpState = (subject: OtpSubject): OtpVerification =>
  useSyncExternalStore(subscribe, () => readOtp(subject))
