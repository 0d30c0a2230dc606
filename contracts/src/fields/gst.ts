import { isGstRegistrationNumber } from '@open-account/domain/identifiers/gstRegistrationNumber'
import { required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

/** Required when an embedded electricity generator is declared. Its date is `dateOfGstRegistration`. */
export const gstNumber = text('GST registration number: letters, digits, dash, slash, ampersand.', [
  [isNotEmpty, required('GST Reg No.')],
  [isGstRegistrationNumber, 'GST Reg No. accepts dash, slash, ampersand, alphabets and numbers'],
])
