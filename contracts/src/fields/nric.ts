import { isNricValid, normaliseNric, nricLength } from '@open-account/domain/identity/nric'
import { required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

export const nric = text(
  'NRIC or FIN: S, T, F, G or M, seven digits, check letter. Spaces around it and small letters are accepted.',
  [
    [isNotEmpty, required('NRIC / FIN')],
    [value => value.length === nricLength, 'NRIC or FIN must be 9 characters'],
    [isNricValid, 'Please enter valid NRIC or FIN'],
  ],
  { normalise: normaliseNric, limits: { minLength: nricLength, maxLength: nricLength } },
)
