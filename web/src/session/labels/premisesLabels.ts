import type { Field } from '@open-account/domain/requirements/fields'

/** The labels of this step's fields, in the specified spelling. */
export const premisesLabels = {
  premise_postal_code: 'Postal Code',
  premise_block: 'House / Block No.',
  premise_street_name: 'Street Name',
  mail_postal_code: 'Postal Code',
  mail_block: 'House / Block No.',
  mail_street_name: 'Street Name',
  premise_occupancy: 'Type of Occupancy',
  use_of_premises: 'Use Of Premises',
  tension: 'Tension Level',
  type_of_usage: 'Type Of Usage',
  supply_application_number: 'Supply Application Number',
} as const satisfies Partial<Record<Field, string>>

/** Never required, so it is not in the table of required fields. */
export const hawkerStallLabel = 'Hawker Stall No.'
