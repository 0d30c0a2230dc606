import type { EligibilityAnswer } from '@open-account/contracts/account'
import { type SignupData, signupDefaults } from '@open-account/contracts/entities/signupData'
import type { ApplicantType } from '@open-account/domain/application/codes'
import type { EligibilityBlock, EligibilityOutcome } from '@open-account/domain/premises/eligibility'
import { applicantNumber } from './applicantNumber.ts'
import type { Draft, EligibilityQuestion } from './draft.ts'

/** What would be asked now. */
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

/** Eligibility before it is asked, or after what it was asked with has changed. */
const notAsked: Eligibility = {
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

/** What the draft keeps of an answer and of what follows from it. */
export const eligibilityKept = (answer: EligibilityAnswer, outcome: EligibilityOutcome): Eligibility => {
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

/** The block that the last answer left behind: it holds until the applicant or the premises change. */
export const eligibilityBlock = (signup: Eligibility): EligibilityBlock | null => {
  if (!signup.eligible) return 'third_account'
  if (signup.hasMissedAppointment) return 'missed_appointment'
  if (signup.isDisconnected) return 'disconnected'
  return signup.hasActiveAcctUnderName ? 'active_account' : null
}

/** Whether the last answer was about another applicant or other premises than the draft's. */
export const isEligibilityStale = (draft: Draft, type: ApplicantType): boolean => {
  const asked = draft.particulars.eligibilityAskedWith
  const now = eligibilityQuestion(draft, type)
  return (
    asked !== null &&
    (asked.nric_roc !== now.nric_roc ||
      asked.premise_no !== now.premise_no ||
      asked.occupancy !== now.occupancy)
  )
}

/** Whether Next of the particulars has to ask: it has not asked yet, or about another applicant or other premises. */
export const isEligibilityOpen = (draft: Draft, type: ApplicantType): boolean =>
  draft.particulars.eligibilityAskedWith === null || isEligibilityStale(draft, type)

/** The answer of the draft, or none where it is stale. */
export const withoutStaleEligibility = (
  draft: Draft,
  type: ApplicantType,
): Pick<Draft, 'signup' | 'particulars'> => {
  const { signup, particulars } = draft
  if (!isEligibilityStale(draft, type)) return { signup, particulars }
  return { signup: { ...signup, ...notAsked }, particulars: { ...particulars, eligibilityAskedWith: null } }
}
