import {
  isSupplyApplicationNumber,
  normaliseSupplyApplicationNumber,
  supplyApplicationNumberMaxLength as maxLength,
} from '@open-account/domain/identifiers/supplyApplicationNumber'
import { required, tooLong } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

export const supplyApplicationNumber = text(
  `Number of the supply application for temporary electricity: at most ${maxLength} digits; spaces are removed.`,
  [
    [isNotEmpty, required('Supply Application Number')],
    [isSupplyApplicationNumber, 'Supply Application Number should be numbers only'],
    [value => value.length <= maxLength, tooLong('Supply Application Number', maxLength)],
  ],
  { normalise: normaliseSupplyApplicationNumber },
)
