import { expect, test } from 'vitest'
import { modeCapabilities } from './modes.ts'
import { isPaymentDevice, isRedirectAllowed } from './redirect.ts'

const page = new URL('https://apply.example.sg/open-account')
const at = (redirect: string) => new URL(redirect, page)

test.each([
  ['/payment', true],
  ['/thank-you?x=1', true],
  ['https://apply.example.sg/payment', true],
  ['http://apply.example.sg/payment', false],
  ['https://apply.example.sg:8443/payment', false],
  ['https://apply.example.sg.evil.example/payment', false],
  ['https://evil.example/payment', false],
  ['//evil.example/payment', false],
  ['/\\evil.example/payment', false],
  ['javascript:alert(1)', false],
  ['data:text/html,payment', false],
  ['blob:https://apply.example.sg/3c1f', false],
])('a redirect to %s is allowed: %s', (redirect, allowed) => {
  expect(isRedirectAllowed(at(redirect), page)).toBe(allowed)
})

test.each([
  ['/payment', true],
  ['/payment/', true],
  ['/payment/terminal?device=7#now', true],
  ['payment', true],
  ['/payments', false],
  ['/payment-later', false],
  ['/open-account/payment', false],
  ['/payment/../open-account', false],
  ['/?next=/payment', false],
  ['https://evil.example/payment', false],
])('a kiosk that is redirected to %s has a payment terminal: %s', (redirect, has) => {
  expect(isPaymentDevice(modeCapabilities.kiosk, at(redirect), page)).toBe(has)
})

test.each(['normal', 'mobile'] as const)('a device in %s mode has no payment terminal', mode => {
  expect(isPaymentDevice(modeCapabilities[mode], at('/payment'), page)).toBe(false)
})
