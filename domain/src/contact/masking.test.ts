import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskEmail, maskMobile, maskNric } from './masking.ts'

test.each([
  ['john.doe@example.com', 'j******e@example.com'],
  ['bob@example.com', 'b*b@example.com'],
  ['ab@example.com', 'ab@example.com'],
  ['a@example.com', 'a@example.com'],
  ['nothing like an address', `n${'*'.repeat(21)}s`],
])('the e-mail address %s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test.each([
  ['98765432', '9876****'],
  ['+6591234567', '+659123****'],
  ['123', '***'],
  ['', ''],
])('the mobile number %j is shown as %j', (number, masked) => {
  expect(maskMobile(number)).toBe(masked)
})

test.each([
  ['S1234567D', '*****567D'],
  ['567D', '567D'],
  ['', ''],
])('the NRIC or FIN %j is shown as %j', (nric, masked) => {
  expect(maskNric(nric)).toBe(masked)
})

const localPart = fc.stringMatching(/^[a-z0-9.]{1,30}$/)

test('only the first and the last character of a local part are shown', () => {
  fc.assert(
    fc.property(localPart, local => {
      const [masked = ''] = maskEmail(`${local}@example.com`).split('@')
      expect(masked).toHaveLength(local.length)
      expect(masked.slice(1, -1)).toMatch(/^\**$/)
    }),
  )
})

test('the last four digits of a mobile number are never shown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{0,15}$/), number => {
      const masked = maskMobile(number)
      expect(masked).toHaveLength(number.length)
      expect(masked.slice(-4)).toMatch(/^\**$/)
      expect(number.startsWith(masked.replaceAll('*', ''))).toBe(true)
    }),
  )
})
