import { expect, test } from 'vitest'
import { kioskPaymentPage, type KioskPaymentVisit } from './kioskPage.ts'

const good: KioskPaymentVisit = {
  paymentTerminal: true,
  hasPaymentRequest: true,
  isOwnApplication: true,
  returnsHere: true,
  hasReturned: false,
}

test.each<[string, Partial<KioskPaymentVisit>, string]>([
  ['a payment of this session', {}, 'offered'],
  ['a browser that the terminal has sent back', { hasReturned: true }, 'answered'],
  ['a device without a terminal', { paymentTerminal: false }, 'refused'],
  ['an address without a payment request', { hasPaymentRequest: false }, 'refused'],
  ['the application of another session', { isOwnApplication: false }, 'refused'],
  ['a redirect to another website', { returnsHere: false }, 'refused'],
  ['a return to another website', { returnsHere: false, hasReturned: true }, 'refused'],
])('the payment page of a kiosk for %s', (_what, change, expected) => {
  expect(kioskPaymentPage({ ...good, ...change })).toBe(expected)
})
