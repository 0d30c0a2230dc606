import { designationMaxLength } from '@open-account/domain/identity/designation'
import { representativeNameMaxLength } from '@open-account/domain/identity/personName'
import { isPlainText } from '@open-account/domain/text/plainText'
import { pleaseEnterValid, required, tooLong } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

/** The documents limit only its length, unlike an applicant's own name. It is printed on a signed form. */
export const representativeName = text(
  `Name of the company's representative, at most ${representativeNameMaxLength} characters.`,
  [
    [isNotEmpty, required('Representative Name')],
    [isPlainText, pleaseEnterValid('Representative Name')],
    [
      value => value.length <= representativeNameMaxLength,
      tooLong('Representative Name', representativeNameMaxLength),
    ],
  ],
  { limits: { maxLength: representativeNameMaxLength } },
)

export const representativeDesignation = text(
  `The representative's position in the company, at most ${designationMaxLength} characters.`,
  [
    [isNotEmpty, required('Designation')],
    [isPlainText, pleaseEnterValid('Designation')],
    [value => value.length <= designationMaxLength, tooLong('Designation', designationMaxLength)],
  ],
  { limits: { maxLength: designationMaxLength } },
)
