import type { Draft } from './draft.ts'

/** The premises address in the lines in which it is shown; the description where there is no official address. */
export const premisesLines = (
  { premises: { premise_address: address } }: Draft,
  nanl: boolean,
): readonly string[] => {
  if (nanl) return address.premise_description === '' ? [] : [address.premise_description]
  // A block means little before its street is known.
  const street =
    address.premise_street_name === '' ? '' : `${address.premise_block} ${address.premise_street_name}`.trim()
  const floor = address.premise_floor === '' ? '' : `#${address.premise_floor}-${address.premise_unit}, `
  const postal =
    address.premise_postal_code === ''
      ? ''
      : `${floor}${address.premise_country} ${address.premise_postal_code}`
  return [street, postal].filter(line => line !== '')
}
