import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { capacityGrade } from '@open-account/domain/deposit/capacityCode'
import type { DepositValues } from './depositValues.ts'

/** The facts that follow from what stands in the form, which the draft may learn a moment later. */
export const depositFacts = ({
  USE_OF_PREMISES_LIST: premisesType,
  ELECT_CAPACITY: capacity,
}: DepositValues): Pick<ApplicationFacts, 'premisesType' | 'capacityGrade'> => ({
  premisesType: premisesType === '' ? null : premisesType,
  capacityGrade: capacityGrade(capacity),
})
