import {
  bankruptcyNumberMaxLength,
  isBankruptcyNumber,
} from '@open-account/domain/identifiers/bankruptcyNumber'
import { acceptsCodeCharacters, required, tooLong } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

export const bankruptcyNumber = text(
  `Bankruptcy number: letters, digits, dash, slash, ampersand, at most ${bankruptcyNumberMaxLength} characters.`,
  [
    [isNotEmpty, required('Bankruptcy No.')],
    [isBankruptcyNumber, acceptsCodeCharacters('Bankruptcy No.')],
    [
      value => value.length <= bankruptcyNumberMaxLength,
      tooLong('Bankruptcy No.', bankruptcyNumberMaxLength),
    ],
  ],
  { limits: { maxLength: bankruptcyNumberMaxLength } },
)
