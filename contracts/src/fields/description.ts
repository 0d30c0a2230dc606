import { descriptionMaxLength, descriptionMinLength } from '@open-account/domain/address/description'
import { oneLine } from '@open-account/domain/text/oneLine'
import { isPrintableAscii } from '@open-account/domain/text/printableAscii'
import { descriptionTooLong, pleaseEnterValid } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

/** The description of premises without an official address. Ten characters are enough (C-037). */
export const description = text(
  'Where the premises are, in words, for premises without an official address: 10 to 500 printable ASCII characters; line breaks become spaces.',
  [
    [isNotEmpty, 'Please enter your Premises Description'],
    [isPrintableAscii, pleaseEnterValid('Premises Description')],
    [
      value => value.length >= descriptionMinLength,
      'The Premises Description should be more than 10 characters',
    ],
    [value => value.length <= descriptionMaxLength, descriptionTooLong],
  ],
  {
    normalise: oneLine,
    limits: { minLength: descriptionMinLength, maxLength: descriptionMaxLength },
  },
)
