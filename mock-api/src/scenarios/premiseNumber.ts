interface Address {
  readonly postalCode: string
  readonly floor: string
  readonly unit: string
}

/** The premises number of an address: postal code, floor and unit in fixed places, always the same. */
export const premiseNumber = ({ postalCode, floor, unit }: Address): string =>
  `${postalCode}${floor.toUpperCase().padStart(2, '0')}${unit.toUpperCase().replaceAll('/', '.').padStart(4, '0')}0`
