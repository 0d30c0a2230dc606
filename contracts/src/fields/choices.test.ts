import { documents } from '@open-account/domain/requirements/documents'
import { describe, expect, test } from 'vitest'
import { messageOf } from '../../test/messageOf.ts'
import { agreement } from './agreement.ts'
import { electricityCapacity } from './capacityCode.ts'
import { occupancy, tensionLevel, townGas } from './codes.ts'
import { documentId, uploadType } from './documents.ts'
import { fileName } from './fileName.ts'
import { dollarAmount } from './money.ts'
import { enteredDays, numberOfDays } from './numberOfDays.ts'
import { otp } from './otp.ts'
import { gatewayPaymentMethod, paymentMethod } from './paymentMethod.ts'
import { fileTooLarge } from './uploads.ts'
import { premisesType, useOfPremises } from './useOfPremises.ts'
import { waterCapacity } from './waterCapacity.ts'
import { workPassStatus } from './workPassStatus.ts'

describe('the message about a missing choice has its label', () => {
  test.each([
    [occupancy, 'Type of Occupancy is required'],
    [tensionLevel, 'Tension Level is required'],
    [paymentMethod, 'Payment Method is required'],
    [useOfPremises, 'Use Of Premises is required'],
    [premisesType, 'Type of Premises is required'],
    [workPassStatus, 'Work Pass Status is required'],
    [electricityCapacity, 'Electricity Supply Capacity (kVA) is required'],
  ])('%#: %s', (field, message) => expect(messageOf(field, '')).toBe(message))
})

test('the applicant must agree to the terms', () =>
  expect(messageOf(agreement, false)).toBe('Must agree to the Terms and Conditions'))

test('a one-time password has six digits', () => {
  expect(messageOf(otp, '')).toBe('OTP is required')
  expect(messageOf(otp, '12345')).toBe('OTP must be 6 digits')
  expect(messageOf(otp, '123456')).toBeNull()
})

describe('the inputs of the deposit are whole numbers', () => {
  test.each([
    [waterCapacity, '1.5', 'Water Supply Capacity must be numeric'],
    [waterCapacity, '100', null],
    [enteredDays, '', 'No Of Days is required'],
    [enteredDays, '0', 'No Of Days must be a whole number of 1 or more'],
    [enteredDays, '7', null],
    [numberOfDays, 1.5, 'No Of Days must be a whole number of 1 or more'],
    [numberOfDays, 7, null],
    [electricityCapacity, 'ELEC_CAP', 'Please enter valid electricity supply capacity'],
    [electricityCapacity, 'ELEC_CAP_CODE_3', null],
  ])('%#: %j', (field, value, message) => expect(messageOf(field, value)).toBe(message))
})

describe('an amount is in dollars with at most two decimals', () => {
  test.each([
    [dollarAmount, 19.999, 'An amount has at most two decimals'],
    [dollarAmount, 1350.5, null],
  ])('%#: %d', (field, value, message) => expect(messageOf(field, value)).toBe(message))
})

test('the gateway has other names for the payment methods', () => {
  expect(gatewayPaymentMethod.options).toEqual(['NETS_DEBIT', 'CREDIT_CARD'])
  expect(paymentMethod.options).toEqual(['PYMT_ENETS', 'PYMT_CREDIT_CARD'])
})

describe('a file name has a known extension and at most 40 characters before it', () => {
  test.each([
    ['x.docx', 'Please upload a .pdf, .jpg, .jpeg or .png file'],
    [`${'a'.repeat(41)}.pdf`, 'Please rename your filename to 40 characters'],
    [`${'a'.repeat(40)}.JPEG`, null],
  ])('%s: %s', (value, message) => expect(messageOf(fileName, value)).toBe(message))
})

test('the message about a large file has its limit in megabytes of a million bytes', () =>
  expect(fileTooLarge(8_000_000)).toBe('Please upload attachment with size no more than 8 MB.'))

test('every document of the domain has its id and its upload type on the wire', () => {
  expect(documentId.options).toEqual(documents.map(({ id }) => id))
  expect(uploadType.options).toEqual(documents.map(({ uploadType: type }) => type))
})

test('town gas is 0, 1 or 3', () => {
  expect([0, 1, 2, 3].filter(code => townGas.safeParse(code).success)).toEqual([0, 1, 3])
})
