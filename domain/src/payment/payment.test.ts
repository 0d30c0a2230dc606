import { expect, test } from 'vitest'
import { dollars } from '../deposit/money.ts'
import { isPayable, isWithinKioskMaximum, kioskMaximumOf } from './amount.ts'
import { amountsToPay, ordinaryPaymentTerms, paymentTermsOf } from './amountsToPay.ts'
import { paymentMethods } from './methods.ts'
import { applicationOutcome, paymentOutcome } from './status.ts'

test('the gateway has its own name for each payment method', () => {
  expect(paymentMethods).toEqual({ PYMT_ENETS: 'NETS_DEBIT', PYMT_CREDIT_CARD: 'CREDIT_CARD' })
})

test.each([
  ['PAYMENT_SUCCESS', 'paid'],
  ['PAYMENT_FAILED', 'failed'],
  ['PAYMENT_PENDING', 'pending'],
  ['SOMETHING_ELSE', 'unknown'],
  ['', 'unknown'],
])('the status %j means %s', (status, outcome) => {
  expect(paymentOutcome(status)).toBe(outcome)
})

test.each([
  [0, false],
  [99, false],
  [100, true],
])('whether %i cents can be paid online: %s', (cents, expected) => {
  expect(isPayable(cents)).toBe(expected)
})

test.each([
  [dollars(80_000), undefined, true],
  [dollars(80_000) + 1, undefined, false],
  [dollars(500), dollars(400), false],
])('whether a kiosk takes a deposit of %i cents with the maximum %s: %s', (deposit, maximum, expected) => {
  expect(isWithinKioskMaximum(deposit, maximum)).toBe(expected)
})

test.each([
  [undefined, dollars(80_000)],
  [57_000, dollars(57_000)],
  [0.01, 1],
])('a kiosk whose maximum is set to %s dollars takes at most %i cents', (kioskMaximum, expected) => {
  expect(kioskMaximumOf({ kioskMaximum })).toBe(expected)
})

test('GST is charged on the admin fee and not on the deposit', () => {
  expect(amountsToPay(dollars(450), { adminFee: dollars(20), gstPercent: 9 })).toEqual({
    deposit: 45_000,
    adminFee: 2_000,
    gst: 180,
    payable: 47_180,
  })
})

test('without an admin fee the deposit alone is paid', () => {
  expect(amountsToPay(dollars(450), ordinaryPaymentTerms).payable).toBe(45_000)
})

test.each([
  [50, 5],
  [49, 4],
])('GST of 9 % on %i cents is %i cents', (adminFee, gst) => {
  expect(amountsToPay(0, { adminFee, gstPercent: 9 }).gst).toBe(gst)
})

test.each([
  ['nothing is set', {}, ordinaryPaymentTerms],
  ['the fee is set in dollars', { adminFee: 21.8 }, { adminFee: 2_180, gstPercent: 9 }],
  ['the fee is beyond cents', { adminFee: 0.289 }, { adminFee: 29, gstPercent: 9 }],
  ['GST is set', { gstPercent: 7.5 }, { adminFee: 0, gstPercent: 7.5 }],
])('the payment terms when %s', (_, settings, terms) => {
  expect(paymentTermsOf(settings)).toEqual(terms)
})

test.each([
  ['paid by the attempt', 'paid', 'paid', 'paid'],
  ['paid by another attempt', 'failed', 'paid', 'paid'],
  ['not paid by an attempt for another application', 'paid', 'unknown', 'unknown'],
  ['pending while another attempt is', 'failed', 'pending', 'pending'],
  ['to be paid again after a failed attempt and an abandoned one', 'failed', 'unknown', 'failed'],
  ['to be paid again after failed attempts', 'failed', 'failed', 'failed'],
] as const)('an application is %s', (_, attempt, best, outcome) => {
  expect(applicationOutcome(attempt, best)).toBe(outcome)
})
