import type { Db, PersonaKind, PersonaRow } from './tables.ts'

/** The personas that testers added to a world, ordered by id. */
export const listPersonas = (db: Db, world: string, kind: PersonaKind): Promise<PersonaRow[]> =>
  db
    .selectFrom('personas')
    .selectAll()
    .where('world', '=', world)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()

/** Saves a persona of a world, in place of one with the same kind and id. */
export const putPersona = async (db: Db, row: PersonaRow): Promise<void> => {
  await db
    .insertInto('personas')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['world', 'kind', 'id']).doUpdateSet({ sentence: row.sentence, data: row.data }),
    )
    .execute()
}
