import type { Draft } from '../application/draft.ts'
import { type Flags, isFlagActive } from '../application/flags.ts'

/** Whether the flag says that no one-time password is asked for. */
export const isOtpBypassed = (flags: Flags): boolean => isFlagActive(flags, 'oa-bypass-otp')

/** The answers about bills where no one-time password is asked for: a chosen e-bill counts as verified (C-017). */
export const withoutOtp = (review: Draft['review'], flags: Flags): Draft['review'] =>
  isOtpBypassed(flags) ? { ...review, ebill_verified: review.ebill } : review
