import type { PremisesScenario } from './premises.ts'

interface Address {
  readonly postalCode: string
  readonly floor: string
  readonly unit: string
}

/** Characters of the longest floor and of the longest unit in the register. */
const longestFloor = 10
const longestUnit = 20

const isInRegister = ({ floor, unit }: Address): boolean =>
  floor.length <= longestFloor && unit.length <= longestUnit

const hasNumber: Readonly<Record<PremisesScenario['number'], (forPremises: boolean) => boolean>> = {
  always: () => true,
  never: () => false,
  'premises only': forPremises => forPremises,
}

/**
 * The premises number of an address, as premises or else as a mailing address: postal code, floor and unit in fixed
 * places, always the same. Empty when it has none.
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
