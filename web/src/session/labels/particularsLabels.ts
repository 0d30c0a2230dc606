import type { Field } from '@open-account/domain/requirements/fields'

/** The labels of this step's fields, which messages about the NRIC, the e-mail and numbers use too. */
export const particularsLabels = {
  salutation: 'Salutation',
  name: 'Name',
  nric_fin: 'NRIC / FIN',
  nric_fin_doi: 'Date of Issue',
  work_pass: 'Work Pass Status',
  dob: 'Date of Birth',
  race: 'Race',
  email: 'Email',
  mobile_prefix: 'Prefix',
  mobile_number: 'Mobile Number',
  bankruptcy_no: 'Bankruptcy No.',
} as const satisfies Partial<Record<Field, string>>

/** The optional second number. */
export const alternateContactLabel = 'Alternate Contact Number'
