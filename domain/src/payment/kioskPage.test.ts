import { expect, test } from 'vitest'
import { kioskPaymentPage, type KioskPaymentVisit } from './kioskPage.ts'

const good: KioskPaymentVisit = {
  paymentTerminal: true,
  asked: true,
  ofThisSession: true,
  leadsBackHere: true,
  answered: false,
}

test.each<[string, Partial<KioskPaymentVisit>, string]>([
  ['a payment of this session', {}, 'offered'],
  ['a browser that the terminal has sent back', { answered: true }, 'answered'],
  ['a device without a terminal', { paymentTerminal: false }, 'refused'],
  ['an address that asks for no payment', { asked: false }, 'refused'],
  ['the application of another session', { ofThisSession: false }, 'refused'],
  ['a way back to another website', { leadsBackHere: false }, 'refused'],
  ['a return to another website', { leadsBackHere: false, answered: true }, 'refused'],
])('the payment page of a kiosk, for %s', (_what, change, expected) => {
  expect(kioskPaymentPage({ ...good, ...change })).toBe(expected)
})
