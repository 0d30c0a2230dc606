import { isPersonName, personNameMaxLength } from '@open-account/domain/identity/personName'
import { required, tooLong } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

export const personName = text(
  `Full name as in the NRIC or FIN: letters, spaces and , ( ) / - . ' @, at most ${personNameMaxLength} characters.`,
  [
    [isNotEmpty, required('Name')],
    [isPersonName, 'Please enter valid name'],
    [value => value.length <= personNameMaxLength, tooLong('Name', personNameMaxLength)],
  ],
  { limits: { maxLength: personNameMaxLength } },
)
