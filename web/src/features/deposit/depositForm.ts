import type { FormWith } from '../../kit/form/useAppForm.ts'
import type { Field } from '@open-account/domain/requirements/fields'
import type { Draft } from '../../session/draft.ts'
import { saveDraft } from '../../session/draftStore.ts'

/** A deposit before the calculation, or after a change of its inputs. */
export const notCalculated = { security_deposit: null, payment_method: [], calculatedWith: null } as const

/** Saves a part of the deposit. */
export const saveDeposit = (part: Partial<Draft['security_deposit']>): void =>
  saveDraft(({ security_deposit }) => ({ security_deposit: { ...security_deposit, ...part } }))

/** The labels of the inputs of the deposit. */
export const depositLabels = {
  USE_OF_PREMISES_LIST: 'Type of Premises',
  ELECT_CAPACITY: 'Electricity Supply Capacity (kVA)',
  WATER_CAPACITY: 'Water Supply Capacity',
  NO_DAYS: 'No Of Days',
} as const satisfies Partial<Record<Field, string>>

/** The form of a step that shows the deposit. */
export type DepositForm = FormWith<
  | 'security_deposit.USE_OF_PREMISES_LIST'
  | 'security_deposit.ELECT_CAPACITY'
  | 'security_deposit.WATER_CAPACITY'
  | 'security_deposit.NO_DAYS'
  | 'security_deposit.security_deposit'
>
