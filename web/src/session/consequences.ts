import type { Draft } from './draft.ts'
import { contactEmail } from './draftSelectors.ts'
import { withoutStaleEligibility } from './eligibility.ts'
import { readOtp, verificationAnswers } from './otp.ts'
import type { Signup } from './signup.ts'

interface Edit {
  readonly previous: Draft
  readonly signup: Pick<Signup, 'type' | 'stateId'> | null
}

/** Applies one consequence of a save to the new draft. */
type Consequence = (draft: Draft, edit: Edit) => Draft

/** An eligibility result is valid for one applicant at one premises; it is removed when either changes. */
const removeStaleEligibility: Consequence = (draft, { signup }) =>
  signup === null ? draft : { ...draft, ...withoutStaleEligibility(draft, signup.type) }

/** A name that was looked up and then edited counts as typed. */
const removeSourceOfTypedName: Consequence = (draft, { previous }) => {
  const { company_information: company } = draft
  const { company_name, company_name_source } = previous.company_information
  return company.company_name_source === company_name_source &&
    company_name_source !== '' &&
    company.company_name !== company_name
    ? { ...draft, company_information: { ...company, company_name_source: '' } }
    : draft
}

/**
 * After a change of the address for bills, the answers about bills have the verification state of the new address,
 * unless the save itself changes these answers.
 */
const checkVerificationOfAddress: Consequence = (draft, { previous, signup }) => {
  const email = contactEmail(draft)
  if (draft.review !== previous.review || email === contactEmail(previous)) return draft
  const otp = readOtp({ stateId: signup?.stateId ?? '', email })
  return { ...draft, review: verificationAnswers(draft.review, otp) }
}

const consequences = [removeStaleEligibility, removeSourceOfTypedName, checkVerificationOfAddress]

/** The draft after these slices are saved, with all consequences of the change. */
export const withConsequences = (saved: Partial<Draft>, edit: Edit): Draft => {
  let draft: Draft = { ...edit.previous, ...saved }
  for (const consequence of consequences) draft = consequence(draft, edit)
  return draft
}
