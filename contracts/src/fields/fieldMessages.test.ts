import { expect, test } from 'vitest'
import { otpMessages } from './otpMessages.ts'
import { fileUnreadable } from './uploads.ts'

test.each([
  ['a wrong OTP', otpMessages.wrong, 'The OTP you have entered is invalid. Please try again.'],
  ['an expired OTP', otpMessages.expired, 'Your OTP has expired. Please request for a new OTP.'],
  [
    'the last attempt',
    otpMessages.too_many,
    'You have reached the maximum number of incorrect attempts for OTP verification. Please request for OTP again',
  ],
  ['a file that cannot be read', fileUnreadable, 'There was a problem parsing your file.'],
])('the message about %s is the one of document 2, section 8: %s', (_of, message, printed) => {
  expect(message).toBe(printed)
})
