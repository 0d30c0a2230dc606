import type { OtpVerification } from '@open-account/domain/otp/verification'
import type { Draft } from './draft.ts'

/** The answers about bills, with how far verifying their address is. */
export const verificationAnswers = (review: Draft['review'], otp: OtpVerification): Draft['review'] => {
  const enterable = 'wrongAttempts' in otp
  return {
    ...review,
    ebill_requested: enterable,
    ebill_verified: otp.status === 'verified',
    ebill_otp: enterable ? review.ebill_otp : '',
  }
}
