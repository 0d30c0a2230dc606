import { type CompanyData, companyData, type PersonData, personData } from '@open-account/contracts/identity'
import { normaliseNric } from '@open-account/domain/identity/nric'
import { normaliseUen } from '@open-account/domain/identity/normaliseUen'
import type { RuleId } from '@open-account/contracts/control/rules'
import type { z } from 'zod'
import { companyPersonas, type Given, personPersonas } from '../../scenarios/personas.ts'
import type { PersonaKind } from '../../store/tables.ts'
import { judgeCompany } from './judgeCompany.ts'
import type { Judgement } from './judgement.ts'
import { judgePerson } from './judgePerson.ts'

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
  readonly kind: PersonaKind
  readonly name: string
  /** The personas of every world. */
  readonly personas: readonly Persona<Data>[]
  /** Where the data is read; the cookie goes nowhere else. */
  readonly dataPath: string
  /** The number that the data belongs to: NRIC, FIN or UEN. */
  readonly numberOf: (data: Data) => string
  /** Whom the data is of, as the consent page says it. */
  readonly nameOf: (data: Data) => string
  readonly data: z.ZodType<Data>
  readonly judge: (data: Data) => Judgement
}

export const personService: IdentityService<PersonData> = {
  kind: 'person',
  name: 'Myinfo',
  personas: personPersonas,
  dataPath: '/oidc/myinfo/data',
  numberOf: ({ nric }) => normaliseNric(nric),
  nameOf: ({ name }) => name,
  data: personData,
  judge: judgePerson,
}

export const companyService: IdentityService<CompanyData> = {
  kind: 'company',
  name: 'Myinfo Business',
  personas: companyPersonas,
  dataPath: '/v1/myinfob/data',
  numberOf: ({ uen }) => normaliseUen(uen),
  nameOf: ({ company_name: name }) => name,
  data: companyData,
  judge: judgeCompany,
}
