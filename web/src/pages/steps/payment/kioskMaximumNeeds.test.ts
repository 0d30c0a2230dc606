import { dollars } from '@open-account/domain/deposit/money'
import { amountsToPay, ordinaryPaymentTerms } from '@open-account/domain/payment/amountsToPay'
import { beforeEach, expect, test } from 'vitest'
import { sessionKeys, writeSession } from '../../../session/session.ts'
import { settingsOf } from '../../../session/settings.ts'
import { kioskMaximumNeeds } from './kioskMaximumNeeds.ts'

beforeEach(() => {
  writeSession(sessionKeys.mode, 'kiosk')
  writeSession(sessionKeys.redirect, '/payment')
})

const textsAbout = (deposit: number) =>
  kioskMaximumNeeds(
    amountsToPay(dollars(deposit), ordinaryPaymentTerms),
    settingsOf({ kind: 'fallback' }),
  ).map(({ text }) => text)

test('without settings the maximum deposit at a kiosk is 80,000 dollars', () => {
  expect(textsAbout(80_000)).toEqual([])
  expect(textsAbout(80_000.01)).toEqual(['Maximum of S$ 80,000.00 are allowed for Kiosk Payment.'])
})
