import {
  isCompanyAlternateContact,
  isMobileNumber,
  isPersonalAlternateContact,
  isPhonePrefix,
  phoneNumberLength,
} from '@open-account/domain/contact/phone'
import { mustHaveDigits, pleaseEnterValid, required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

const hasPhoneLength = (value: string): boolean => value.length === phoneNumberLength
const limits = { minLength: phoneNumberLength, maxLength: phoneNumberLength, pattern: '^\\d+$' }

export const phonePrefix = text('Country prefix: a plus sign with digits.', [
  [isNotEmpty, required('Prefix')],
  [isPhonePrefix, pleaseEnterValid('prefix')],
])

export const mobileNumber = text(
  'Mobile number without its prefix: eight digits starting with 8 or 9.',
  [
    [isNotEmpty, required('Mobile Number')],
    [hasPhoneLength, 'Mobile Number must be 8 digits'],
    [isMobileNumber, 'Please enter valid mobile number'],
  ],
  { limits },
)

const alternate = (description: string, holds: (value: string) => boolean) =>
  text(
    description,
    [
      [isNotEmpty, required('Alternate Contact Number')],
      [hasPhoneLength, mustHaveDigits('Alternate Contact Number', phoneNumberLength)],
      [holds, pleaseEnterValid('contact number')],
    ],
    { limits },
  )

export const personalAlternateContact = alternate(
  'Second contact number of a person: eight digits starting with 9, 8, 6 or 3, other than the mobile number.',
  isPersonalAlternateContact,
)

/** The first digit of a company's number may be any (C-056). */
export const companyAlternateContact = alternate(
  'Second contact number of a company: eight digits, other than the mobile number.',
  isCompanyAlternateContact,
)

/** The message about an alternate contact that repeats the mobile number. */
export const differentContact = 'Please provide a different contact number'
