import { isNricValid } from '@open-account/domain/identity/nric'
import { uenLengths } from '@open-account/domain/identity/uen'
import { text } from './text.ts'

const isWellFormed = (value: string): boolean => isNricValid(value) || uenLengths.includes(value.length)

/** The field of some calls with the number of a person or of a company. */
export const identityNumber = text(
  'NRIC or FIN of a person, UEN of a company.',
  [[isWellFormed, 'Please enter valid NRIC, FIN or UEN']],
  {
    normalise: entered => entered.trim().toUpperCase(),
    limits: { minLength: Math.min(...uenLengths), maxLength: Math.max(...uenLengths) },
  },
)
