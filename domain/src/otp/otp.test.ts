import { expect, test } from 'vitest'
import { isOtp } from './otp.ts'

test.each([
  ['123456', true],
  ['000000', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['', false],
])('whether %j can be a one-time password: %s', (otp, expected) => {
  expect(isOtp(otp)).toBe(expected)
})
