import { listPersonas } from '../../store/personas.ts'
import type { Db } from '../../store/tables.ts'
import type { IdentityService, Persona } from './identityService.ts'

/** A persona that a tester adds, as the identity service knows it. */
export const addedPersona = <Data>(
  { nameOf, judge }: Pick<IdentityService<Data>, 'nameOf' | 'judge'>,
  { id, sentence, data }: { readonly id: string; readonly sentence: string; readonly data: Data },
): Persona<Data> => ({
  value: id,
  label: nameOf(data) || id,
  sentence,
  rule: judge(data).rule,
  given: { kind: 'data', data },
})

/** Whom an identity service knows in a world: its own personas, unless one of the same id was added, and the added. */
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
