import { isOtp, otpLength } from '@open-account/domain/otp/otp'
import { mustHaveDigits, required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

export const otp = text(
  'One-time password from the e-mail, six digits.',
  [
    [isNotEmpty, required('OTP')],
    [isOtp, mustHaveDigits('OTP', otpLength)],
  ],
  { limits: { minLength: otpLength, maxLength: otpLength, pattern: '^\\d+$' } },
)
