import { expect, test } from 'vitest'
import { paymentDevicePage } from './paymentDevicePage.ts'
import { sessionKeys, writeSession } from './session.ts'

const arrange = (mode: string, redirect: string) => {
  writeSession(sessionKeys.mode, mode)
  writeSession(sessionKeys.redirect, redirect)
}

test.each(['/payment', '/payment/7?terminal=2'])('a kiosk with the redirect %s has a terminal', redirect => {
  arrange('kiosk', redirect)
  expect(paymentDevicePage()?.href).toBe(location.origin + redirect)
})

test.each([
  ['normal', '/payment'],
  ['mobile', '/payment'],
  ['kiosk', '/payments'],
  ['kiosk', '/open-account'],
  ['kiosk', 'https://elsewhere.example/payment'],
  ['kiosk', 'https://'],
])('in mode %s a device with the redirect %s has none', (mode, redirect) => {
  arrange(mode, redirect)
  expect(paymentDevicePage()).toBeNull()
})

test('a device without a redirect has none', () => {
  writeSession(sessionKeys.mode, 'kiosk')
  expect(paymentDevicePage()).toBeNull()
})
