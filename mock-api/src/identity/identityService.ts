import type { CompanyData, PersonData } from '@open-account/contracts/identity'
import type { RuleId } from '@open-account/contracts/control/rules'
import { companyEntries, type Given, personEntries } from '../scenarios/personas.ts'

interface Persona<Data> {
  readonly value: string
  readonly label: string
  readonly sentence: string
  readonly rule: RuleId
  readonly given: Given<Data>
}

/** One of the two identity services, as the applicant meets it. */
export interface IdentityService<Data> {
  readonly name: string
  readonly personas: readonly Persona<Data>[]
  /** Where the data is read; the cookie goes nowhere else. */
  readonly dataPath: string
  /** The number that the data belongs to: NRIC, FIN or UEN. */
  readonly numberOf: (data: Data) => string
}

export const personService: IdentityService<PersonData> = {
  name: 'Myinfo',
  personas: personEntries,
  dataPath: '/oidc/myinfo/data',
  numberOf: ({ nric }) => nric,
}

export const companyService: IdentityService<CompanyData> = {
  name: 'Myinfo Business',
  personas: companyEntries,
  dataPath: '/v1/myinfob/data',
  numberOf: ({ uen }) => uen,
}
