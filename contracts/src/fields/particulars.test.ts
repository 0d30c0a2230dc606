import { describe, expect, test } from 'vitest'
import { messageOf } from '../../test/messageOf.ts'
import { bankruptcyNumber } from './bankruptcyNumber.ts'
import { race } from './codes.ts'
import { companyName } from './companyName.ts'
import { email } from './email.ts'
import { gstNumber } from './gst.ts'
import { nric } from './nric.ts'
import { personName } from './personName.ts'
import { companyAlternateContact, mobileNumber, personalAlternateContact, phonePrefix } from './phone.ts'
import { representativeDesignation, representativeName } from './representative.ts'
import { supplyApplicationNumber } from './supplyApplicationNumber.ts'
import { confirmedUenOn, uen, uenOn } from './uen.ts'

describe('an NRIC or FIN is checked for its length, then for its check letter', () => {
  test.each([
    ['', 'NRIC / FIN is required'],
    ['S12345678D', 'NRIC or FIN must be 9 characters'],
    ['S1234567A', 'Please enter valid NRIC or FIN'],
    ['s1234567d ', null],
  ])('%j: %s', (value, message) => expect(messageOf(nric, value)).toBe(message))

  test('is stored in capitals without spaces', () => expect(nric.parse(' s1234567d')).toBe('S1234567D'))
})

describe('a UEN is checked with the date of today', () => {
  const field = uenOn(Temporal.PlainDate.from('2026-11-20'))
  test.each([
    ['', 'UEN is required'],
    ['00192200X', 'Please enter valid UEN'],
    ['00192200M', null],
  ])('%j: %s', (value, message) => expect(messageOf(field, value)).toBe(message))

  test('may have any entity type when it is confirmed, but no wrong check letter', () => {
    const confirmed = confirmedUenOn(Temporal.PlainDate.from('2026-11-20'))
    expect(messageOf(field, 'T20QQ0001F')).toBe('Please enter valid UEN')
    expect(messageOf(confirmed, 'T20QQ0001F')).toBeNull()
    expect(messageOf(confirmed, 'T20QQ0001G')).toBe('Please enter valid UEN')
  })

  test('is refused in a call for its length only', () => {
    expect(messageOf(uen, '0019220')).toBe('Please enter valid UEN')
    expect(uen.parse('00192200m')).toBe('00192200M')
  })
})

describe('names have allowed characters and a limited length', () => {
  test.each([
    [personName, '', 'Name is required'],
    [personName, 'Tan2', 'Please enter valid name'],
    [personName, 'a'.repeat(81), 'Maximum of 80 characters are allowed for Name'],
    [personName, "D'Souza (Mary) s/o A.-B, @", null],
    [representativeName, '', 'Representative Name is required'],
    [representativeName, '陈 Ah Kow 2nd', null],
    [representativeName, 'Tan\0Ah Kow', 'Please enter valid Representative Name'],
    [representativeName, 'Tan \u202EwoK hA', 'Please enter valid Representative Name'],
    [representativeDesignation, 'Manager\tand owner', 'Please enter valid Designation'],
    [representativeName, 'a'.repeat(40), null],
    [representativeName, 'a'.repeat(41), 'Maximum of 40 characters are allowed for Representative Name'],
    [representativeDesignation, '', 'Designation is required'],
    [representativeDesignation, 'a'.repeat(80), null],
    [representativeDesignation, 'a'.repeat(81), 'Maximum of 80 characters are allowed for Designation'],
    [companyName, '', 'Company Name is required'],
    [companyName, '晨光', 'Please enter valid company name'],
    [companyName, 'a'.repeat(81), 'Maximum of 80 characters are allowed for Company Name'],
  ])('%#: %j', (field, value, message) => expect(messageOf(field, value)).toBe(message))

  test('are in capitals for a company', () => expect(companyName.parse('acme pte ltd')).toBe('ACME PTE LTD'))
})

describe('an e-mail address', () => {
  test.each([
    ['', 'Email is required'],
    ['john@@example.com', 'Please enter valid email address'],
    [`${'a'.repeat(53)}@example.com`, 'Maximum of 64 characters are allowed for Email address'],
    ['john@example.com', null],
  ])('%j: %s', (value, message) => expect(messageOf(email, value)).toBe(message))
})

describe('phone numbers are checked for their length, then for their first digit', () => {
  test.each([
    [phonePrefix, '65', 'Please enter valid prefix'],
    [mobileNumber, '', 'Mobile Number is required'],
    [mobileNumber, '9123456', 'Mobile Number must be 8 digits'],
    [mobileNumber, '61234567', 'Please enter valid mobile number'],
    [personalAlternateContact, '21234567', 'Please enter valid contact number'],
    [personalAlternateContact, '2123', 'Alternate Contact Number must be 8 digits'],
    [companyAlternateContact, '21234567', null],
    [companyAlternateContact, '2123456a', 'Please enter valid contact number'],
  ])('%#: %j', (field, value, message) => expect(messageOf(field, value)).toBe(message))
})

describe('numbers of an authority', () => {
  test.each([
    [bankruptcyNumber, '', 'Bankruptcy No. is required'],
    [bankruptcyNumber, 'B 12', 'Bankruptcy No. accepts dash, slash, ampersand, alphabets and numbers'],
    [bankruptcyNumber, '1'.repeat(21), 'Maximum of 20 characters are allowed for Bankruptcy No.'],
    [gstNumber, '', 'GST Reg No. is required'],
    [gstNumber, 'M2#', 'GST Reg No. accepts dash, slash, ampersand, alphabets and numbers'],
    [supplyApplicationNumber, '12a', 'Supply Application Number should be numbers only'],
    [
      supplyApplicationNumber,
      '1'.repeat(21),
      'Maximum of 20 characters are allowed for Supply Application Number',
    ],
  ])('%#: %j', (field, value, message) => expect(messageOf(field, value)).toBe(message))

  test('lose their spaces in a supply application', () =>
    expect(supplyApplicationNumber.parse('123 456')).toBe('123456'))
})

test('the message about a missing race has its label', () =>
  expect(messageOf(race, '')).toBe('Race is required'))
