import type { control } from '@open-account/contracts/control/control'
import {
  companyService,
  type IdentityService,
  type Persona,
  personService,
} from '../../subjects/identity/identityService.ts'
import { addedPersona, personasOf } from '../../subjects/identity/personasOf.ts'
import type { Handlers } from '../../plugins/contract.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { chosenPersona, deletePersonaChoice, putPersonaChoice } from '../../store/personaChoices.ts'
import { putPersona } from '../../store/personas.ts'
import type { Db } from '../../store/tables.ts'
import { pageOf } from './pageOf.ts'
import { worldNamed } from './worldNamed.ts'

const shown = <Kind extends string, Data>(
  kind: Kind,
  { value, description, rule, answer }: Persona<Data>,
) => ({
  kind,
  id: value,
  sentence: description,
  rule,
  data: answer.kind === 'data' ? answer.data : null,
})

/** Chooses the persona of an identity service. With null its page asks; undefined changes nothing. */
const choose = async <Data>(
  db: Db,
  identity: IdentityService<Data>,
  world: string,
  persona: string | null | undefined,
): Promise<void> => {
  if (persona === undefined) return
  if (persona === null) return deletePersonaChoice(db, world, identity.kind)
  const personas = await personasOf(db, identity, world)
  if (!personas.some(({ value }) => value === persona))
    throw new Refusal('not_found', { description: `${identity.name} has no such persona.` })
  await putPersonaChoice(db, { world, kind: identity.kind, persona })
}

export const personaRoutes = (service: Service): Handlers<typeof control.personas> => {
  const { db } = service
  return {
    list: async ({ params, query }) => {
      const { id } = await worldNamed(service, params.world)
      const people = await personasOf(db, personService, id)
      const companies = await personasOf(db, companyService, id)
      const personas = [
        ...people.map(persona => shown('person', persona)),
        ...companies.map(persona => shown('company', persona)),
      ]
      const { page, total } = pageOf(personas, query, {
        idOf: ({ kind, id: name }) => `${kind}.${name}`,
        textOf: persona => JSON.stringify(persona),
      })
      return { status: 200, body: { personas: page, total } }
    },
    add: async ({ params, body }) => {
      const { id: world } = await worldNamed(service, params.world)
      const { kind, id, sentence, data } = body
      await putPersona(db, { world, kind, id, sentence, data: JSON.stringify(data) })
      return {
        status: 201,
        body:
          body.kind === 'person'
            ? shown(body.kind, addedPersona(personService, body))
            : shown(body.kind, addedPersona(companyService, body)),
      }
    },
    choose: async ({ params, body }) => {
      const { id: world } = await worldNamed(service, params.world)
      await db.transaction().execute(async trx => {
        await choose(trx, personService, world, body.person)
        await choose(trx, companyService, world, body.company)
      })
      return {
        status: 200,
        body: {
          person: await chosenPersona(db, world, 'person'),
          company: await chosenPersona(db, world, 'company'),
        },
      }
    },
  }
}
