import type { ResidentialPremises } from './residentialRates.ts'

/**
 * Which kinds of premises of the residential tariff a use of premises may be, by its code in the use-of-premises list.
 * The list is the service's own and may grow (C-065): a code that does not stand here has no row in the tariff.
 */
const premisesByUse: ReadonlyMap<string, readonly ResidentialPremises[]> = new Map([
  ['HDB_1_2', ['hdb_1_2']],
  ['HDB_3_5', ['hdb_3_5']],
  ['HDB_EXECUTIVE', ['hdb_exec', 'hudc']],
  ['CONDOMINIUM', ['condominium', 'private_apartment']],
  ['LANDED', ['semi_detached', 'terrace']],
  ['BUNGALOW', ['bungalow', 'penthouse', 'townhouse']],
])

/** The kinds of residential premises that a use of premises covers; none when the code is not known. */
export const residentialPremisesOf = (useOfPremises: string): readonly ResidentialPremises[] =>
  premisesByUse.get(useOfPremises) ?? []
