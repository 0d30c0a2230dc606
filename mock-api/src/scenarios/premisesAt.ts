import { defaultPremises, premisesOfValue, type PremisesScenario } from './premises.ts'
import { streetOfSector } from './streets.ts'

/** Premises without an official address: no street, no tension, and otherwise the defaults. */
const noAddress: PremisesScenario = {
  ...defaultPremises,
  rule: 'premises.made-up',
  street: null,
  tension: null,
}

/**
 * The premises at a postal code: those of the magic value, or else premises that are made up from the code, so that
 * testers can use their own address. Made-up premises with an even code have town gas.
 */
export const premisesAt = (postalCode: string): PremisesScenario => {
  if (postalCode === '') return noAddress
  const magicPremises = premisesOfValue(postalCode)
  if (magicPremises !== undefined) return magicPremises
  const street = streetOfSector(postalCode)
  return {
    ...defaultPremises,
    rule: street === null ? 'premises.not-found' : 'premises.made-up',
    street,
    townGas: Number(postalCode) % 2 === 0 ? 1 : 0,
  }
}

interface Address {
  readonly postalCode: string
  readonly block: string
}

const isOtherBlock = ({ block: onlyBlock }: PremisesScenario, block: string): boolean =>
  onlyBlock !== null && onlyBlock.toUpperCase() !== block.trim().toUpperCase()

/** The register's entry for a postal code and block: without a street when the block does not match. */
export const addressAt = ({ postalCode, block }: Address): PremisesScenario => {
  const premises = premisesAt(postalCode)
  return isOtherBlock(premises, block) ? { ...premises, rule: 'premises.not-found', street: null } : premises
}
