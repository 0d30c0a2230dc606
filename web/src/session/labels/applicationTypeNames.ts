import type { Domain, ApplicantType } from '@open-account/domain/application/codes'

/** The names of the premises types, from document 1, section 2. */
export const premisesTypeNames: Readonly<Record<Domain, string>> = {
  residential: 'Residential Premises',
  commercial: 'Commercial Premises',
}

/** The names of the registration types, from document 1, section 2. */
export const registrationTypeNames: Readonly<Record<ApplicantType, string>> = {
  personal: 'Personal Name',
  company: 'Company Name',
}
