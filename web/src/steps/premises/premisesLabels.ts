import type { Field } from '@open-account/domain/requirements/fields'

/** The labels of this step's fields, in the documents' spelling. */
export const premisesLabels = {
  premise_postal_code: 'Postal Code',
  premise_block: 'House / Block No.',
  premise_street_name: 'Street Name',
  mail_postal_code: 'Postal Code',
  mail_block: 'House / Block No.',
  mail_street_name: 'Street Name',
  premise_occupancy: 'Type of Occupancy',
  use_of_premises: 'Use Of Premises',
} as const satisfies Partial<Record<Field, string>>
