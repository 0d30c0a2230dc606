import type { Db, PersonaKind, PersonaRow } from './tables.ts'

/** The personas that were added to a world, by their ids. */
export const listPersonas = (db: Db, world: string, kind: PersonaKind): Promise<PersonaRow[]> =>
  db
    .selectFrom('personas')
    .selectAll()
    .where('world', '=', world)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()

/** Adds a persona to a world, in place of one of the same kind and id. */
export const putPersona = async (db: Db, row: PersonaRow): Promise<void> => {
  const { sentence, data } = row
  await db
    .insertInto('personas')
    .values(row)
    .onConflict(conflict => conflict.columns(['world', 'kind', 'id']).doUpdateSet({ sentence, data }))
    .execute()
}
