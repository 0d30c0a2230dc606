import { listPersonas } from '../../store/personas.ts'
import type { Db } from '../../store/tables.ts'
import type { IdentityService, Persona } from './identityService.ts'

/** The persona of an identity service, from one that a tester adds. */
export const addedPersona = <Data>(
  { nameOf, validate }: Pick<IdentityService<Data>, 'nameOf' | 'validate'>,
  {
    id,
    sentence: description,
    data,
  }: { readonly id: string; readonly sentence: string; readonly data: Data },
): Persona<Data> => ({
  value: id,
  label: nameOf(data) || id,
  description,
  rule: validate(data).rule,
  answer: { kind: 'data', data },
})

/** The personas of an identity service in a world. A persona that a tester added replaces one of the same id. */
export const personasOf = async <Data>(
  db: Db,
  identity: IdentityService<Data>,
  world: string,
): Promise<readonly Persona<Data>[]> => {
  const rows = await listPersonas(db, world, identity.kind)
  const added = rows.map(({ id, sentence, data }) =>
    addedPersona(identity, { id, sentence, data: identity.data.parse(JSON.parse(data)) }),
  )
  const ids = new Set(added.map(({ value }) => value))
  return [...identity.personas.filter(({ value }) => !ids.has(value)), ...added]
}
