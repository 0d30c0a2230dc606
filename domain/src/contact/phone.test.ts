import { expect, test } from 'vitest'
import {
  isCompanyAlternateContact,
  isDifferentContact,
  isMobileNumber,
  isPersonalAlternateContact,
  isPhonePrefix,
} from './phone.ts'
import { phoneText } from './phoneText.ts'

test.each([
  // number, mobile, alternate of a person, alternate of a company
  ['91234567', true, true, true],
  ['81234567', true, true, true],
  ['61234567', false, true, true],
  ['31234567', false, true, true],
  ['71234567', false, false, true],
  ['00000000', false, false, true],
  ['9123456', false, false, false],
  ['912345678', false, false, false],
  ['9123 4567', false, false, false],
  ['9123456a', false, false, false],
  ['', false, false, false],
])(
  'whether %j is a mobile number: %s, an alternate contact of a person: %s, of a company: %s',
  (number, mobile, person, company) => {
    expect(isMobileNumber(number)).toBe(mobile)
    expect(isPersonalAlternateContact(number)).toBe(person)
    expect(isCompanyAlternateContact(number)).toBe(company)
  },
)

test.each([
  ['+65', true],
  ['+60', true],
  ['65', false],
  ['+', false],
  ['', false],
  ['+6 5', false],
])('whether %j is a prefix: %s', (prefix, expected) => {
  expect(isPhonePrefix(prefix)).toBe(expected)
})

test.each([
  ['61234567', '91234567', true],
  ['91234567', '91234567', false],
  ['', '91234567', true],
  ['', '', true],
])('whether the alternate contact %j differs from the mobile %j: %s', (alternate, mobile, expected) => {
  expect(isDifferentContact(alternate, mobile)).toBe(expected)
})

test.each([
  ['+65', '91234567', '+65 9123 4567'],
  ['+65', '', ''],
  ['+60', '123456789', '+60 123456789'],
])('prefix %o and number %o are shown as %o', (prefix, number, text) => {
  expect(phoneText(prefix, number)).toBe(text)
})
