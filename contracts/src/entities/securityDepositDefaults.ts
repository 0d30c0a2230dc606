import type { SecurityDeposit } from './securityDeposit.ts'

/** A deposit before any answer. This file does not load the checks of its fields. */
export const securityDepositDefaults: SecurityDeposit = {
  USE_OF_PREMISES_LIST: '',
  ELECT_CAPACITY: '',
  WATER_CAPACITY: '',
  NO_DAYS: '',
  security_deposit: null,
  selected_premises: '',
  selected_elec_cap: '',
  payment_method: [],
}
