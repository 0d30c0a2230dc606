import type { FormWith } from '../../kit/form/formWith.ts'

/** The form of a step that shows the deposit. */
export type DepositForm = FormWith<
  | 'security_deposit.USE_OF_PREMISES_LIST'
  | 'security_deposit.ELECT_CAPACITY'
  | 'security_deposit.WATER_CAPACITY'
  | 'security_deposit.NO_DAYS'
  | 'security_deposit.security_deposit'
>
