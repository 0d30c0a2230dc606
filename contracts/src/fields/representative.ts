import { isPersonName, representativeNameMaxLength } from '@open-account/domain/identity/personName'
import { pleaseEnterValid, required, tooLong } from './sentences.ts'
import { isGiven, text } from './text.ts'

export const representativeName = text(
  `Name of the company's representative: letters, spaces and , ( ) / - . ' @, at most ${representativeNameMaxLength} characters.`,
  [
    [isGiven, required('Representative Name')],
    [isPersonName, pleaseEnterValid('name')],
    [
      value => value.length <= representativeNameMaxLength,
      tooLong('Representative Name', representativeNameMaxLength),
    ],
  ],
  { limits: { maxLength: representativeNameMaxLength } },
)

export const representativeDesignation = text("The representative's position in the company.", [
  [isGiven, required('Designation')],
])
