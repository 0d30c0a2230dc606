import type { ApplicantType, Domain } from '@open-account/domain/application/codes'

interface Answer {
  readonly label: string
  readonly note: string
}

/** How long an application takes. Source: document 1, section 1. */
export const timeToComplete: Readonly<Record<ApplicantType, string>> = {
  personal: '5 minutes',
  company: '10-15 minutes',
}

/** The premises types in the words of document 1, section 2; the notes are ours. */
export const premisesTypes: Readonly<Record<Domain, Answer>> = {
  residential: { label: 'Residential Premises', note: 'Residential use only' },
  commercial: { label: 'Commercial Premises', note: 'Commercial use only' },
}

/** The registration types in the words of document 1, section 2; the notes are ours. */
export const registrationTypes: Readonly<Record<ApplicantType, Answer>> = {
  personal: { label: 'Personal Name', note: `About ${timeToComplete.personal}` },
  company: { label: 'Company Name', note: `About ${timeToComplete.company}` },
}
