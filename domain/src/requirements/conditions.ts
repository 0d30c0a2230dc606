import type { ApplicationFacts } from '../application/facts.ts'
import { isTimeslotRequired } from '../turnOn/timeslots.ts'

/** A sentence about an application that is true or false of its facts. */
export type Condition = (facts: ApplicationFacts) => boolean

export const isCommercial: Condition = facts => facts.domain === 'commercial'
export const isPersonal: Condition = facts => facts.type === 'personal'
export const isCompany: Condition = facts => facts.type === 'company'

/** The particulars are typed in, or not retrieved yet: identity data makes copies of documents needless. */
const isTypedIn: Condition = facts => facts.identityData !== true
export const isPersonTypedIn: Condition = facts => isPersonal(facts) && isTypedIn(facts)
export const isCompanyTypedIn: Condition = facts => isCompany(facts) && isTypedIn(facts)
/** A foreigner whose data came from the identity service: the only applicant whose work pass is known (C-033). */
export const isForeignerByIdentityData: Condition = facts =>
  isPersonal(facts) && facts.identityData === true && facts.residency === 'foreigner'

export const isNonStandard: Condition = facts => facts.nonStandardAddress
export const isStandard: Condition = facts => !facts.nonStandardAddress
/** Non-standard premises have no address to send post to, so the applicant gives one (C-098). */
export const hasOwnMailingAddress: Condition = facts =>
  facts.nonStandardAddress || !facts.mailingSameAsPremises

/** A hawker stall has an official address. */
export const isHawkerStallApplicable: Condition = facts => isCommercial(facts) && isStandard(facts)

/** Type of usage is a question of commercial premises only. */
export const isPermanent: Condition = facts => isCommercial(facts) && facts.usage === 'permanent'
export const isTemporary: Condition = facts => isCommercial(facts) && facts.usage === 'temporary'

/** Gas was found and chosen at the premises, and the applicant does not want it. */
export const isPreselectedGasDeclined: Condition = facts => facts.gasPreselected && !facts.services.gas

/** The company's review step, where the signature pad stands, belongs to the flow of a company typed in. */
export const isSignatureRequired: Condition = facts => isCompanyTypedIn(facts) && facts.electronicSignature

/** The chosen date needs a timeslot and the applicant may book one. */
export const isTimeslotNeeded: Condition = facts =>
  isTimeslotRequired(facts.timeslotRequired, facts.timeslotAllowed)

/** E-bill is chosen and its e-mail must be verified; at non-standard premises verifying is optional (C-117). */
export const isEmailBillToVerify: Condition = facts => facts.emailBill && !facts.nonStandardAddress

/** An e-bill is chosen and submitted without a verified e-mail: bills come on paper, and the page says so (C-180). */
export const isPaperInsteadOfEmail: Condition = facts =>
  facts.emailBill && !facts.emailBillVerified && !isEmailBillToVerify(facts)
