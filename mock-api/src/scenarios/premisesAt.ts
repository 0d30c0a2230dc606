import { ordinaryPremises, premisesInBook, type PremisesScenario } from './premises.ts'
import { streetOfSector } from './streets.ts'

/** Premises without an official address: nothing is known of them, and everything goes the ordinary way. */
const noAddress: PremisesScenario = {
  ...ordinaryPremises,
  rule: 'premises.made-up',
  street: null,
  tension: null,
}

/**
 * What stands at a postal code: the phone book's entry, else premises made up of the code itself, so that people can
 * use their own address. Town gas reaches those with an even code.
 */
export const premisesAt = (postalCode: string): PremisesScenario => {
  if (postalCode === '') return noAddress
  const known = premisesInBook(postalCode)
  if (known !== undefined) return known
  const street = streetOfSector(postalCode)
  return {
    ...ordinaryPremises,
    rule: street === null ? 'premises.not-found' : 'premises.made-up',
    street,
    townGas: Number(postalCode) % 2 === 0 ? 1 : 0,
  }
}

interface Address {
  readonly postalCode: string
  readonly block: string
}

const isOtherBlock = ({ block: known }: PremisesScenario, block: string): boolean =>
  known !== null && known.toUpperCase() !== block.trim().toUpperCase()

/** The register's entry for a postal code and block: without a street when the block does not match. */
export const addressAt = ({ postalCode, block }: Address): PremisesScenario => {
  const premises = premisesAt(postalCode)
  return isOtherBlock(premises, block) ? { ...premises, rule: 'premises.not-found', street: null } : premises
}
