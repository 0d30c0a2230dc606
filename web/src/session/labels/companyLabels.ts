import type { Field } from '@open-account/domain/requirements/fields'

/** The labels of this step's fields, which messages about names, e-mails and numbers use too. */
export const companyLabels = {
  uen: 'UEN',
  company_name: 'Company Name',
  representative_name: 'Representative Name',
  representative_designation: 'Designation',
  representative_email: 'Email',
  representative_mobile_prefix: 'Prefix',
  representative_mobile_number: 'Mobile Number',
} as const satisfies Partial<Record<Field, string>>

/** The labels of optional fields. */
export const optionalLabels = {
  representative_alternate_email: 'Alternate Email',
  representative_contact_number: 'Alternate Contact Number',
} as const
