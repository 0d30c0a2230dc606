import type { Domain, ApplicantType } from '@open-account/domain/application/codes'

/** The premises types in the words of document 1, section 2. */
export const premisesTypeNames: Readonly<Record<Domain, string>> = {
  residential: 'Residential Premises',
  commercial: 'Commercial Premises',
}

/** The registration types in the words of document 1, section 2. */
export const registrationTypeNames: Readonly<Record<ApplicantType, string>> = {
  personal: 'Personal Name',
  company: 'Company Name',
}
