import { titleCase } from '../text/titleCase.ts'

interface Address {
  readonly block: string
  readonly street: string
  /** Empty together with the unit. */
  readonly floor: string
  readonly unit: string
  readonly postalCode: string
  readonly country: string
}

/** An address in one line, as it is shown: '145 Lorong 2 Toa Payoh #09-128, Singapore 310145'. */
export const addressInLine = ({ block, street, floor, unit, country, postalCode }: Address): string => {
  const place = [block, titleCase(street), ...(floor === '' ? [] : [`#${floor}-${unit}`])].filter(
    part => part !== '',
  )
  return `${place.join(' ')}, ${country} ${postalCode}`
}
