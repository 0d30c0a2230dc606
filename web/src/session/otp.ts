import { nextOtp, type OtpVerification, otpNotSent } from '@open-account/domain/otp/verification'
import { useSyncExternalStore } from 'react'
import { readSession, sessionKeys, writeSession } from './session.ts'
import type { Draft } from './draft.ts'
import { type Flags, isFlagActive } from './flags.ts'

/** The address of a verification, with its transaction. */
export interface OtpSubject {
  readonly stateId: string
  readonly email: string
}

interface OtpConfig extends OtpSubject {
  readonly otp: OtpVerification
}

const parse = (stored: string | null): OtpConfig | null => {
  if (stored === null) return null
  // Only writeOtp writes this key.
  const config = JSON.parse(stored) as OtpConfig
  return { ...config, otp: nextOtp(config.otp, { type: 'resumed' }) }
}

let text: string | null | undefined
let config: OtpConfig | null = null
const listeners = new Set<() => void>()

/** The stored verification. One from another page or an earlier load waits for no response any more. */
const readConfig = (): OtpConfig | null => {
  const stored = readSession(sessionKeys.otp)
  if (stored !== text) {
    text = stored
    config = parse(stored)
  }
  return config
}

const isAbout = (stored: OtpConfig | null, { stateId, email }: OtpSubject): stored is OtpConfig =>
  stored !== null && stored.stateId === stateId && stored.email === email

/** The verification state of this address. */
export const readOtp = (subject: OtpSubject): OtpVerification => {
  const stored = readConfig()
  return isAbout(stored, subject) ? stored.otp : otpNotSent
}

/** Saves the verification state of this address, which a refresh restores with its countdowns. */
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

/** The answers about bills, updated with the verification state of their address. */
export const verificationAnswers = (review: Draft['review'], otp: OtpVerification): Draft['review'] => {
  const enterable = 'wrongAttempts' in otp
  return {
    ...review,
    ebill_requested: enterable,
    ebill_verified: otp.status === 'verified',
    ebill_otp: enterable ? review.ebill_otp : '',
  }
}

/** Whether the flag bypasses the one-time password (C-017). */
export const isOtpBypassed = (flags: Flags): boolean => isFlagActive(flags, 'oa-bypass-otp')
