import {
  companyNameMaxLength,
  isCompanyName,
  normaliseCompanyName,
} from '@open-account/domain/identity/companyName'
import { pleaseEnterValid, required, tooLong } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

export const companyName = text(
  `Registered name of the company in capitals, printable ASCII, at most ${companyNameMaxLength} characters.`,
  [
    [isNotEmpty, required('Company Name')],
    [isCompanyName, pleaseEnterValid('company name')],
    [value => value.length <= companyNameMaxLength, tooLong('Company Name', companyNameMaxLength)],
  ],
  { normalise: normaliseCompanyName, limits: { maxLength: companyNameMaxLength } },
)
