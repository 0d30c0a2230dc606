import type { Field } from '@open-account/domain/requirements/fields'

/** The labels of the inputs of the deposit. */
export const depositLabels = {
  USE_OF_PREMISES_LIST: 'Type of Premises',
  ELECT_CAPACITY: 'Electricity Supply Capacity (kVA)',
  WATER_CAPACITY: 'Water Supply Capacity',
  NO_DAYS: 'No Of Days',
} as const satisfies Partial<Record<Field, string>>
