import type { Draft } from '../../session/draft.ts'
import type { FormWith } from '../../kit/form/formWith.ts'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { capacityGrade } from '@open-account/domain/deposit/capacityCode'

/** The facts that follow from what stands in the form, which the draft may learn a moment later. */
export const depositFacts = ({
  USE_OF_PREMISES_LIST: premisesType,
  ELECT_CAPACITY: capacity,
}: DepositValues): Pick<ApplicationFacts, 'premisesType' | 'capacityGrade'> => ({
  premisesType: premisesType === '' ? null : premisesType,
  capacityGrade: capacityGrade(capacity),
})

/** What the form of a step with the deposit holds: what it is calculated from, and the amount. */
export type DepositValues = Pick<
  Draft['security_deposit'],
  'USE_OF_PREMISES_LIST' | 'ELECT_CAPACITY' | 'WATER_CAPACITY' | 'NO_DAYS' | 'security_deposit'
>

/** The form of whichever step shows the deposit. */
export type DepositForm = FormWith<DepositValues>

export const depositOf = ({ security_deposit: deposit }: Pick<Draft, 'security_deposit'>): DepositValues => ({
  USE_OF_PREMISES_LIST: deposit.USE_OF_PREMISES_LIST,
  ELECT_CAPACITY: deposit.ELECT_CAPACITY,
  WATER_CAPACITY: deposit.WATER_CAPACITY,
  NO_DAYS: deposit.NO_DAYS,
  security_deposit: deposit.security_deposit,
})

/** The draft's deposit with what the form holds. */
export const enteredDeposit = (
  { USE_OF_PREMISES_LIST, ELECT_CAPACITY, WATER_CAPACITY, NO_DAYS, security_deposit }: DepositValues,
  draft: Pick<Draft, 'security_deposit'>,
): Pick<Draft, 'security_deposit'> => ({
  security_deposit: {
    ...draft.security_deposit,
    USE_OF_PREMISES_LIST,
    ELECT_CAPACITY,
    WATER_CAPACITY,
    NO_DAYS,
    security_deposit,
  },
})
