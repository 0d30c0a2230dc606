import type { SecurityDeposit } from './securityDeposit.ts'

/** A deposit before anything of it is answered. Needs none of the checks of its fields. */
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
