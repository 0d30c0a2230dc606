import type { CompanyData, PersonData } from '@open-account/contracts/identity'
import { normaliseNric } from '@open-account/domain/identity/nric'
import { normaliseUen } from '@open-account/domain/identity/uen'
import type { RuleId } from '@open-account/contracts/control/rules'
import { judgeCompany } from './judgeCompany.ts'
import type { Judgement } from './judgement.ts'
import { judgePerson } from './judgePerson.ts'
import { companyPersonas, type Given, personPersonas } from '../scenarios/personas.ts'

/** Somebody whom an identity service knows. */
export interface Persona<Data> {
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
  readonly judge: (data: Data) => Judgement
}

export const personService: IdentityService<PersonData> = {
  name: 'Myinfo',
  personas: personPersonas,
  dataPath: '/oidc/myinfo/data',
  numberOf: ({ nric }) => normaliseNric(nric),
  judge: judgePerson,
}

export const companyService: IdentityService<CompanyData> = {
  name: 'Myinfo Business',
  personas: companyPersonas,
  dataPath: '/v1/myinfob/data',
  numberOf: ({ uen }) => normaliseUen(uen),
  judge: judgeCompany,
}
