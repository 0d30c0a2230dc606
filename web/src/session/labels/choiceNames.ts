import type { Occupancy, Tension, Usage, ApplicantType } from '@open-account/domain/application/codes'

/** The names of the two kinds of occupancy. */
export const occupancyNames: Readonly<Record<Occupancy, string>> = { owner: 'Owner', tenant: 'Tenant' }

/** The names of the tension levels. */
export const tensionNames: Readonly<Record<Tension, string>> = {
  LT: 'Low Tension (LT)',
  HT: 'High Tension (HT)',
  EHT: 'Extra High Tension (EHT)',
  UHT: 'Ultra High Tension (UHT)',
}

/** The names of the two types of usage. */
export const usageNames: Readonly<Record<Usage, string>> = { permanent: 'Permanent', temporary: 'Temporary' }

/** The name of the identity-data service for each applicant. Source: document 1, section 1. */
export const identityServiceNames: Readonly<Record<ApplicantType, string>> = {
  personal: 'Myinfo',
  company: 'Myinfo Business',
}
