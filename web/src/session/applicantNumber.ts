import type { ApplicantType } from '@open-account/domain/application/codes'
import { normalise } from '@open-account/domain/entry/normalise'
import type { Draft } from './draft.ts'

const numbers: Readonly<
  Record<ApplicantType, (draft: Pick<Draft, 'personal_information' | 'company_information'>) => string>
> = {
  personal: draft => draft.personal_information.nric_fin,
  company: draft => draft.company_information.uen,
}

/** The number of the applicant, normalised, because it is read while it is typed: NRIC or FIN of a person, UEN of a company. */
export const applicantNumber = (
  draft: Pick<Draft, 'personal_information' | 'company_information'>,
  type: ApplicantType,
): string => normalise.identityNumber(numbers[type](draft))
