import type { Draft } from './draft.ts'
import { contactEmail } from './draftSelectors.ts'
import { withoutStaleEligibility } from './eligibility.ts'
import { readOtp, verificationAnswers } from './otp.ts'
import type { Signup } from './signup.ts'

interface Edit {
  readonly previous: Draft
  readonly signup: Pick<Signup, 'type' | 'stateId'> | null
}

/** What follows from a save, in the draft after it. */
type Consequence = (after: Draft, edit: Edit) => Draft

/** An eligibility answer counts for one applicant at one premises; for another of either it is removed. */
const removeStaleEligibility: Consequence = (after, { signup }) =>
  signup === null ? after : { ...after, ...withoutStaleEligibility(after, signup.type) }

/** A name that was looked up and is then changed is a name that was typed in. */
const removeSourceOfTypedName: Consequence = (after, { previous }) => {
  const { company_information: company } = after
  const { company_name, company_name_source } = previous.company_information
  return company.company_name_source === company_name_source &&
    company_name_source !== '' &&
    company.company_name !== company_name
    ? { ...after, company_information: { ...company, company_name_source: '' } }
    : after
}

/**
 * The answers about bills once bills would go to another address: verified as far as that address is. A save that
 * changes these answers itself keeps them.
 */
const checkVerificationOfAddress: Consequence = (after, { previous, signup }) => {
  const email = contactEmail(after)
  if (after.review !== previous.review || email === contactEmail(previous)) return after
  const otp = readOtp({ stateId: signup?.stateId ?? '', email })
  return { ...after, review: verificationAnswers(after.review, otp) }
}

const consequences = [removeStaleEligibility, removeSourceOfTypedName, checkVerificationOfAddress]

/** The draft after these slices are saved, with everything that follows from what has changed. */
export const withConsequences = (saved: Partial<Draft>, edit: Edit): Draft => {
  let draft: Draft = { ...edit.previous, ...saved }
  for (const consequence of consequences) draft = consequence(draft, edit)
  return draft
}
