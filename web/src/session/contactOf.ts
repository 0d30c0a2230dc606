import type { ApplicantType } from '@open-account/domain/application/codes'
import type { Draft } from './draft.ts'

type Reached = Pick<Draft, 'signup' | 'personal_contact_information' | 'representative'>

interface Contact {
  readonly email: string
  readonly mobilePrefix: string
  readonly mobileNumber: string
}

const given: Readonly<Record<ApplicantType, (draft: Reached) => Contact>> = {
  personal: ({ personal_contact_information: contact }) => ({
    email: contact.email,
    mobilePrefix: contact.mobile_prefix,
    mobileNumber: contact.mobile_number,
  }),
  company: ({ representative }) => ({
    email: representative.representative_email,
    mobilePrefix: representative.representative_mobile_prefix,
    mobileNumber: representative.representative_mobile_number,
  }),
}

/** How a person, or who acts for a company, is reached; the address of an existing account stands before the one given (C-058). */
export const contactOf = (draft: Reached, type: ApplicantType): Contact => {
  const contact = given[type](draft)
  return { ...contact, email: draft.signup.linked_email || contact.email }
}
