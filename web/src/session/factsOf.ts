import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isEmailBillOffered } from '@open-account/domain/bills/billDelivery'
import { capacityGrade } from '@open-account/domain/deposit/capacityCode'
import { residencyOf } from '@open-account/domain/identity/nric'
import { isTimeslotAllowed } from '@open-account/domain/turnOn/timeslots'
import { applicantNumber } from './applicantNumber.ts'
import type { Draft } from './draft.ts'
import type { Signup } from './signup.ts'
import type { Mode, TownGas } from '@open-account/domain/application/codes'

const chosen = <T extends string>(value: T | ''): T | null => (value === '' ? null : value)

/** Whether the premises have town gas; null before the look-up. */
export const townGasOf = ({ premises, signup }: Pick<Draft, 'premises' | 'signup'>): TownGas | null =>
  premises.premise_address.premise_premise_no === '' ? null : signup.townGas

/** The flags on which rules depend. */
export interface RuleFlags {
  readonly highTensionHandled: boolean
  readonly electronicSignature: boolean
  /** No one-time password is required: every address counts as verified (C-017). */
  readonly otpBypassed: boolean
}

/** The facts of a draft, for the rules. */
export const factsOf = (
  draft: Draft,
  { domain, type, nanl }: Pick<Signup, 'domain' | 'type' | 'nanl'>,
  mode: Mode,
  flags: RuleFlags,
): ApplicationFacts => ({
  domain,
  type,
  mode,
  identityData: draft.signup.use_myinfo,
  nonStandardAddress: nanl,
  occupancy: chosen(draft.premises.premise_occupancy),
  mailingSameAsPremises: draft.premises.mail_address.check_same_address && !nanl,
  services: { ...draft.turnOnServices.services, cooling: draft.turnOnServices.chilled_water },
  townGas: townGasOf(draft),
  gasPreselected: draft.signup.gasPreSelected,
  usage: chosen(draft.turnOnServices.type_of_usage),
  tension: chosen(draft.premises.tension),
  highTensionHandled: flags.highTensionHandled,
  residency: type === 'personal' ? residencyOf(applicantNumber(draft, type)) : null,
  bankrupt: draft.bankruptcy.bankruptcy,
  linkedEmail: draft.signup.linked_email !== '',
  ownershipProofRequired: draft.signup.isPooRequired,
  timeslotAllowed: isTimeslotAllowed(draft.signup.timeslot_allowed, draft.bankruptcy.bankruptcy),
  timeslotRequired: draft.turnOn.timeslot_required,
  meterReadingRequired: draft.turnOn.meter_reading_required,
  generatorDeclared: draft.review.check_eeg,
  emailBill: draft.review.ebill && isEmailBillOffered({ domain, type, mode }),
  emailBillVerified: draft.review.ebill_verified || flags.otpBypassed,
  premisesType: chosen(draft.security_deposit.USE_OF_PREMISES_LIST),
  capacityGrade: capacityGrade(draft.security_deposit.ELECT_CAPACITY),
  electronicSignature: flags.electronicSignature,
  signed: draft.review.signature_file_id !== '',
})
