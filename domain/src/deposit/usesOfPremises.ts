import type { ResidentialPremises } from './residentialRates.ts'

/**
 * The kinds of premises in the residential tariff that a use of premises covers, by its code in the use-of-premises
 * list. The service may add codes to the list (C-065): a code that is not here has no row in the tariff.
 */
const premisesByUse: ReadonlyMap<string, readonly ResidentialPremises[]> = new Map([
  ['HDB_1_2', ['hdb_1_2']],
  ['HDB_3_5', ['hdb_3_5']],
  ['HDB_EXECUTIVE', ['hdb_exec', 'hudc']],
  ['CONDOMINIUM', ['condominium', 'private_apartment']],
  ['LANDED', ['semi_detached', 'terrace']],
  ['BUNGALOW', ['bungalow', 'penthouse', 'townhouse']],
])

/** The kinds of residential premises that a use of premises covers; empty for an unknown code. */
export const residentialPremisesOf = (useOfPremises: string): readonly ResidentialPremises[] =>
  premisesByUse.get(useOfPremises) ?? []
