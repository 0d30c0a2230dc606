import { type CompanyData, companyData, type PersonData, personData } from '@open-account/contracts/identity'
import { normaliseNric } from '@open-account/domain/identity/nric'
import { normaliseUen } from '@open-account/domain/identity/normaliseUen'
import type { RuleId } from '@open-account/contracts/control/rules'
import type { z } from 'zod'
import { companyPersonas, type IdentityAnswer, personPersonas } from '../../scenarios/personas.ts'
import type { PersonaKind } from '../../store/tables.ts'
import { validateCompany } from './validateCompany.ts'
import type { Validation } from './validation.ts'
import { validatePerson } from './validatePerson.ts'

/** A person or company that a tester can be at an identity service. */
export interface Persona<Data> {
  readonly value: string
  readonly label: string
  readonly description: string
  readonly rule: RuleId
  readonly answer: IdentityAnswer<Data>
}

/** One of the two identity services. */
export interface IdentityService<Data> {
  readonly kind: PersonaKind
  readonly name: string
  /** The personas of every world. */
  readonly personas: readonly Persona<Data>[]
  /** The path of the data; the cookie is sent to this path only. */
  readonly dataPath: string
  /** The number that the data belongs to: NRIC, FIN or UEN. */
  readonly numberOf: (data: Data) => string
  /** The name in the data, for the consent page. */
  readonly nameOf: (data: Data) => string
  readonly data: z.ZodType<Data>
  readonly validate: (data: Data) => Validation
}

export const personService: IdentityService<PersonData> = {
  kind: 'person',
  name: 'Myinfo',
  personas: personPersonas,
  dataPath: '/oidc/myinfo/data',
  numberOf: ({ nric }) => normaliseNric(nric),
  nameOf: ({ name }) => name,
  data: personData,
  validate: validatePerson,
}

export const companyService: IdentityService<CompanyData> = {
  kind: 'company',
  name: 'Myinfo Business',
  personas: companyPersonas,
  dataPath: '/v1/myinfob/data',
  numberOf: ({ uen }) => normaliseUen(uen),
  nameOf: ({ company_name: name }) => name,
  data: companyData,
  validate: validateCompany,
}
