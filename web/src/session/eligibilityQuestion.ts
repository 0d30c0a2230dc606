import type { Occupancy } from '@open-account/domain/application/codes'

/** What an eligibility answer depends on: another applicant or other premises need another answer. */
export interface EligibilityQuestion {
  /** NRIC or FIN of a person, UEN of a company. */
  readonly nric_roc: string
  readonly premise_no: string
  readonly occupancy: Occupancy | ''
}
