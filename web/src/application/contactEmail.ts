import type { Draft } from './draft.ts'

/** The address the applicant is written to: that of the existing account where there is one, else the one given (C-058). */
export const contactEmail = ({
  signup,
  personal_contact_information: contact,
}: Pick<Draft, 'signup' | 'personal_contact_information'>): string =>
  signup.linked_email === '' ? contact.email : signup.linked_email
