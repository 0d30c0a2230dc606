import type { EligibilityAnswer } from '@open-account/contracts/account'
import { type SignupData, signupDefaults } from '@open-account/contracts/entities/signupData'
import type { ApplicantType } from '@open-account/domain/application/codes'
import type { EligibilityBlock, EligibilityOutcome } from '@open-account/domain/premises/eligibility'
import { applicantNumber } from './applicantNumber.ts'
import type { Draft, EligibilityQuestion } from './draft.ts'

/** The inputs of an eligibility check now. */
export const eligibilityQuestion = (draft: Draft, type: ApplicantType): EligibilityQuestion => ({
  nric_roc: applicantNumber(draft, type),
  premise_no: draft.premises.premise_address.premise_premise_no,
  occupancy: draft.premises.premise_occupancy,
})

type Eligibility = Pick<
  SignupData,
  | 'eligible'
  | 'is3rd'
  | 'isPooRequired'
  | 'timeslot_allowed'
  | 'linked_email'
  | 'isNewCustomer'
  | 'hasMissedAppointment'
  | 'isDisconnected'
  | 'hasActiveAcctUnderName'
  | 'checkEligibleSuccess'
>

/** Eligibility before the check, or after its inputs have changed. */
const unchecked: Eligibility = {
  eligible: signupDefaults.eligible,
  is3rd: signupDefaults.is3rd,
  isPooRequired: signupDefaults.isPooRequired,
  timeslot_allowed: signupDefaults.timeslot_allowed,
  linked_email: signupDefaults.linked_email,
  isNewCustomer: signupDefaults.isNewCustomer,
  hasMissedAppointment: signupDefaults.hasMissedAppointment,
  isDisconnected: signupDefaults.isDisconnected,
  hasActiveAcctUnderName: signupDefaults.hasActiveAcctUnderName,
  checkEligibleSuccess: signupDefaults.checkEligibleSuccess,
}

/** The fields of the draft for a response and its outcome. */
export const eligibilityFields = (answer: EligibilityAnswer, outcome: EligibilityOutcome): Eligibility => {
  const block = outcome.kind === 'blocked' ? outcome.by : null
  return {
    eligible: block !== 'third_account',
    is3rd: outcome.kind === 'continue' && outcome.thirdAccount,
    isPooRequired: outcome.kind === 'continue' && outcome.ownershipProofRequired,
    timeslot_allowed: answer.timeslot_allowed,
    linked_email: answer.linked_email ?? '',
    isNewCustomer: answer.is_new_customer,
    hasMissedAppointment: block === 'missed_appointment',
    isDisconnected: block === 'disconnected',
    hasActiveAcctUnderName: block === 'active_account',
    checkEligibleSuccess: true,
  }
}

/** The block of the last check, which applies until the applicant or the premises change. */
export const eligibilityBlock = (signup: Eligibility): EligibilityBlock | null => {
  if (!signup.eligible) return 'third_account'
  if (signup.hasMissedAppointment) return 'missed_appointment'
  if (signup.isDisconnected) return 'disconnected'
  return signup.hasActiveAcctUnderName ? 'active_account' : null
}

/** Whether the last check was for another applicant or other premises than the draft's. */
export const isEligibilityStale = (draft: Draft, type: ApplicantType): boolean => {
  const checked = draft.particulars.eligibilityAskedWith
  const now = eligibilityQuestion(draft, type)
  return (
    checked !== null &&
    (checked.nric_roc !== now.nric_roc ||
      checked.premise_no !== now.premise_no ||
      checked.occupancy !== now.occupancy)
  )
}

/**
 * Whether Next of the particulars must check eligibility: never checked, or for another applicant or other premises.
 */
export const isEligibilityOpen = (draft: Draft, type: ApplicantType): boolean =>
  draft.particulars.eligibilityAskedWith === null || isEligibilityStale(draft, type)

/** The eligibility of the draft, removed when it is stale. */
export const withoutStaleEligibility = (
  draft: Draft,
  type: ApplicantType,
): Pick<Draft, 'signup' | 'particulars'> => {
  const { signup, particulars } = draft
  if (!isEligibilityStale(draft, type)) return { signup, particulars }
  return { signup: { ...signup, ...unchecked }, particulars: { ...particulars, eligibilityAskedWith: null } }
}
