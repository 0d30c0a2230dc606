import type { FoundUtilities } from '@open-account/domain/premises/services'
import type { PremisesScenario } from './premises.ts'

/** The utilities that a look-up finds at premises: electricity and water are supplied everywhere. */
export const foundUtilities = ({ townGas, gas, chilledWater }: PremisesScenario): FoundUtilities => ({
  townGas,
  gas,
  electricity: true,
  water: true,
  cooling: chilledWater,
})
