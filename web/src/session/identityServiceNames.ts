import type { ApplicantType } from '@open-account/domain/application/codes'

/** The name of the identity-data service for each applicant. Source: document 1, section 1. */
export const identityServiceNames: Readonly<Record<ApplicantType, string>> = {
  personal: 'Myinfo',
  company: 'Myinfo Business',
}
