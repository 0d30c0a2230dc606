import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { premisesTypeNames, registrationTypeNames } from '../../session/labels/applicationTypeNames.ts'

interface Answer {
  readonly label: string
  readonly note: string
}

/** How long an application takes. Source: document 1, section 1. */
export const timeToComplete: Readonly<Record<ApplicantType, string>> = {
  personal: '5 minutes',
  company: '10-15 minutes',
}

/** The premises types; the notes are ours. */
export const premisesTypes: Readonly<Record<Domain, Answer>> = {
  residential: { label: premisesTypeNames.residential, note: 'Residential use only' },
  commercial: { label: premisesTypeNames.commercial, note: 'Commercial use only' },
}

/** The registration types; the notes are ours. */
export const registrationTypes: Readonly<Record<ApplicantType, Answer>> = {
  personal: { label: registrationTypeNames.personal, note: `About ${timeToComplete.personal}` },
  company: { label: registrationTypeNames.company, note: `About ${timeToComplete.company}` },
}
