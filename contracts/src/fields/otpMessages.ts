import type { OtpFailureReason } from '@open-account/domain/otp/verification'

const invalid = 'The OTP you have entered is invalid. Please try again.'

/** The messages when verifying an e-mail address fails. Source: document 2, section 8. */
export const otpMessages: Readonly<Record<OtpFailureReason, string>> = {
  not_sent: 'There was a problem on requesting OTP for e-bill. Please try again.',
  wrong: invalid,
  unanswered: invalid,
  expired: 'Your OTP has expired. Please request for a new OTP.',
  too_many:
    'You have reached the maximum number of incorrect attempts for OTP verification. Please request for OTP again',
}
