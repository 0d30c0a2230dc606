interface AddressParts {
  readonly block: string
  readonly street: string
  readonly floor: string
  readonly unit: string
  readonly country: string
  readonly postalCode: string
}

/** An address in one line, such as '145 LORONG 2 TOA PAYOH #09-128, Singapore 310145'. */
export const addressInLine = ({ block, street, floor, unit, country, postalCode }: AddressParts): string => {
  const place = [block, street, ...(floor === '' ? [] : [`#${floor}-${unit}`])].filter(part => part !== '')
  return `${place.join(' ')}, ${country} ${postalCode}`
}
