import type { PremisesScenario } from './premises.ts'

interface Address {
  readonly postalCode: string
  readonly floor: string
  readonly unit: string
}

/** The premises number of an address: postal code, floor and unit in fixed places, always the same. */
export const premiseNumber = ({ postalCode, floor, unit }: Address): string =>
  `${postalCode}${floor.toUpperCase().padStart(2, '0')}${unit.toUpperCase().replaceAll('/', '.').padStart(4, '0')}0`

const hasNumber: Readonly<Record<PremisesScenario['number'], (forPremises: boolean) => boolean>> = {
  always: () => true,
  never: () => false,
  'premises only': forPremises => forPremises,
}

/** Whether a look-up returns a premises number for an address: as premises, or else as a mailing address. */
export const hasPremiseNumber = (
  { number }: Pick<PremisesScenario, 'number'>,
  forPremises: boolean,
): boolean => hasNumber[number](forPremises)
