import type { Draft } from '../application/draft.ts'

/** The premises address in the lines in which it is shown; the description where there is no official address. */
export const premisesLines = (
  { premises: { premise_address: address } }: Draft,
  nanl: boolean,
): readonly string[] => {
  if (nanl) return address.premise_description === '' ? [] : [address.premise_description]
  const street = [address.premise_block, address.premise_street_name].filter(part => part !== '').join(' ')
  const floor = address.premise_floor === '' ? '' : `#${address.premise_floor}-${address.premise_unit}, `
  const postal =
    address.premise_postal_code === ''
      ? ''
      : `${floor}${address.premise_country} ${address.premise_postal_code}`
  return [street, postal].filter(line => line !== '')
}
