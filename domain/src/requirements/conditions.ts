import type { ApplicationFacts } from '../application/facts.ts'
import { isTimeslotRequired } from '../turnOn/timeslots.ts'

/** A condition on the facts of an application. */
export type Condition = (facts: ApplicationFacts) => boolean

export const isCommercial: Condition = facts => facts.domain === 'commercial'
export const isPersonal: Condition = facts => facts.type === 'personal'
export const isCompany: Condition = facts => facts.type === 'company'

/** The particulars are typed, or not retrieved yet. With identity data no copies of documents are required. */
const isTypedIn: Condition = facts => facts.identityData !== true
export const isPersonTypedIn: Condition = facts => isPersonal(facts) && isTypedIn(facts)
export const isCompanyTypedIn: Condition = facts => isCompany(facts) && isTypedIn(facts)
/** A foreigner with identity data, the only applicant with a known work pass (C-033). */
export const isForeignerByIdentityData: Condition = facts =>
  isPersonal(facts) && facts.identityData === true && facts.residency === 'foreigner'

export const isNonStandard: Condition = facts => facts.nonStandardAddress
export const isStandard: Condition = facts => !facts.nonStandardAddress
/** Non-standard premises have no address for post, so the applicant enters one (C-098). */
export const hasOwnMailingAddress: Condition = facts =>
  facts.nonStandardAddress || !facts.mailingSameAsPremises

/** Hawker stalls are commercial and have an official address. */
export const isHawkerStallApplicable: Condition = facts => isCommercial(facts) && isStandard(facts)

/** Only commercial premises have a type of usage. */
export const isPermanent: Condition = facts => isCommercial(facts) && facts.usage === 'permanent'
export const isTemporary: Condition = facts => isCommercial(facts) && facts.usage === 'temporary'

/** The look-up preselected gas and the applicant deselected it. */
export const isPreselectedGasDeclined: Condition = facts => facts.gasPreselected && !facts.services.gas

/** Only the flow of a company with typed particulars has the review step with the signature pad. */
export const isSignatureRequired: Condition = facts => isCompanyTypedIn(facts) && facts.electronicSignature

/** The chosen date requires a timeslot and the applicant may book one. */
export const isTimeslotNeeded: Condition = facts =>
  isTimeslotRequired(facts.timeslotRequired, facts.timeslotAllowed)

/** The e-bill is chosen and its address must be verified; at non-standard premises that is optional (C-117). */
export const isEmailBillToVerify: Condition = facts => facts.emailBill && !facts.nonStandardAddress

/** The e-bill is chosen without a verified address: bills are on paper, and the page shows that (C-180). */
export const isPaperInsteadOfEmail: Condition = facts =>
  facts.emailBill && !facts.emailBillVerified && !isEmailBillToVerify(facts)
