import { describe, expect, test } from 'vitest'
import {
  billDeliveries,
  billFields,
  chosenBillDelivery,
  hasBillDelivery,
  isEmailBillOffered,
  submittedBillDelivery,
} from './billDelivery.ts'

const verified = { emailBill: true, emailBillVerified: true }

describe('the bill delivery', () => {
  test.each(billDeliveries)('"%s" is read back from its two fields', delivery => {
    expect(chosenBillDelivery(billFields(delivery))).toBe(delivery)
  })

  test.each(billDeliveries)('"%s" delivers bills', delivery => {
    expect(hasBillDelivery(billFields(delivery))).toBe(true)
  })

  test('is paper when neither field is true', () => {
    const neither = { ebill: false, enable_paper_bill: false }
    expect(hasBillDelivery(neither)).toBe(false)
    expect(chosenBillDelivery(neither)).toBe('paper')
  })

  test.each(billDeliveries)('stays "%s" with a verified e-mail address', delivery => {
    const chosen = billFields(delivery)
    expect(submittedBillDelivery(chosen, { ...verified, emailBill: chosen.ebill })).toBe(delivery)
  })

  test.each([
    ['the e-mail address is not verified', { ...verified, emailBillVerified: false }],
    ['the mode has no bills by e-mail', { ...verified, emailBill: false }],
  ])('is paper when %s', (_, facts) => {
    expect(submittedBillDelivery(billFields('email'), facts)).toBe('paper')
    expect(submittedBillDelivery(billFields('both'), facts)).toBe('paper')
  })
})

describe('bills by e-mail', () => {
  test.each([
    ['residential', 'personal', 'normal', true],
    ['residential', 'personal', 'mobile', false],
    ['residential', 'personal', 'kiosk', false],
    ['residential', 'company', 'normal', false],
    ['commercial', 'personal', 'normal', false],
    ['commercial', 'company', 'normal', false],
  ] as const)('are offered to %s, %s, in %s mode: %s', (domain, type, mode, offered) => {
    expect(isEmailBillOffered({ domain, type, mode })).toBe(offered)
  })
})
