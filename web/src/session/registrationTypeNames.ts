import type { ApplicantType } from '@open-account/domain/application/codes'

/** The registration types in the words of document 1, section 2. */
export const registrationTypeNames: Readonly<Record<ApplicantType, string>> = {
  personal: 'Personal Name',
  company: 'Company Name',
}
