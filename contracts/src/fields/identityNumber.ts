import { isNricValid } from '@open-account/domain/identity/nric'
import { uenLengths } from '@open-account/domain/identity/uen'
import { text } from './text.ts'

const isShaped = (value: string): boolean => isNricValid(value) || uenLengths.includes(value.length)

/** The one field in which some calls carry the number of a person or of a company. */
export const identityNumber = text(
  'NRIC or FIN of a person, UEN of a company.',
  [[isShaped, 'Please enter valid NRIC, FIN or UEN']],
  {
    normalise: entered => entered.trim().toUpperCase(),
    limits: { minLength: Math.min(...uenLengths), maxLength: Math.max(...uenLengths) },
  },
)
