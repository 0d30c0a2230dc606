import type { ApplicantType } from '@open-account/domain/application/codes'
import type { Draft } from './draft.ts'

type ContactSlices = Pick<Draft, 'signup' | 'personal_contact_information' | 'representative'>

interface Contact {
  readonly email: string
  readonly mobilePrefix: string
  readonly mobileNumber: string
}

const enteredContact: Readonly<Record<ApplicantType, (draft: ContactSlices) => Contact>> = {
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

/**
 * The contact of a person or of a company's representative. The e-mail of an existing account replaces the entered
 * one (C-058).
 */
export const contactOf = (draft: ContactSlices, type: ApplicantType): Contact => {
  const contact = enteredContact[type](draft)
  return { ...contact, email: draft.signup.linked_email || contact.email }
}
