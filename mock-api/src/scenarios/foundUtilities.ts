import type { FoundUtilities } from '@open-account/domain/premises/services'
import type { PremisesScenario } from './premises.ts'

/** What a look-up finds at some premises: electricity and water are supplied everywhere. */
export const foundUtilities = ({ townGas, gas, chilledWater }: PremisesScenario): FoundUtilities => ({
  townGas,
  gas,
  electricity: true,
  water: true,
  cooling: chilledWater,
})
