import type { ApplicantType } from '@open-account/domain/application/codes'
import { normaliseNric } from '@open-account/domain/identity/nric'
import { normaliseUen } from '@open-account/domain/identity/normaliseUen'
import type { Draft } from './draft.ts'

const numbers: Readonly<
  Record<ApplicantType, (draft: Pick<Draft, 'personal_information' | 'company_information'>) => string>
> = {
  personal: draft => normaliseNric(draft.personal_information.nric_fin),
  company: draft => normaliseUen(draft.company_information.uen),
}

/** The number of the applicant: the NRIC or FIN of a person, the UEN of a company. */
export const applicantNumber = (
  draft: Pick<Draft, 'personal_information' | 'company_information'>,
  type: ApplicantType,
): string => numbers[type](draft)
