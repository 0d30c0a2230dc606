import { isPostalCode, isPostalCodeNumeric, postalCodeLength } from '@open-account/domain/address/postalCode'
import { required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

/** Digits are checked first, then the length (C-036). The mailing address has the same messages. */
export const postalCode = text(
  'Postal code in Singapore, six digits.',
  [
    [isNotEmpty, required('Postal Code')],
    [isPostalCodeNumeric, 'Postal Code must be numeric'],
    [isPostalCode, 'Postal Code must be 6 digits'],
  ],
  { limits: { minLength: postalCodeLength, maxLength: postalCodeLength, pattern: '^\\d+$' } },
)
