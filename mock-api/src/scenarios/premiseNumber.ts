import type { PremisesScenario } from './premises.ts'

interface Address {
  readonly postalCode: string
  readonly floor: string
  readonly unit: string
}

/** The longest floor and unit in the register. Characters. */
const maxFloorLength = 10
const maxUnitLength = 20

const isInRegister = ({ floor, unit }: Address): boolean =>
  floor.length <= maxFloorLength && unit.length <= maxUnitLength

const hasNumber: Readonly<Record<PremisesScenario['number'], (forPremises: boolean) => boolean>> = {
  always: () => true,
  never: () => false,
  'premises only': forPremises => forPremises,
}

/**
 * The premises number of an address: postal code, floor and unit with fixed lengths, always the same. Empty when the
 * address has none. `forPremises`: false for a mailing address.
 */
export const premiseNumber = (
  { number }: Pick<PremisesScenario, 'number'>,
  forPremises: boolean,
  address: Address,
): string => {
  if (!hasNumber[number](forPremises) || !isInRegister(address)) return ''
  const floor = address.floor.toUpperCase().padStart(2, '0')
  const unit = address.unit.toUpperCase().replaceAll('/', '.').padStart(4, '0')
  return `${address.postalCode}${floor}${unit}0`
}
