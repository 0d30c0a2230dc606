import type { Db, PersonaChoiceRow, PersonaKind } from './tables.ts'

/** The persona that an identity service returns without showing its page; null when the page is shown. */
export const chosenPersona = async (db: Db, world: string, kind: PersonaKind): Promise<string | null> => {
  const row = await db
    .selectFrom('persona_choices')
    .select('persona')
    .where('world', '=', world)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.persona ?? null
}

export const putPersonaChoice = async (db: Db, row: PersonaChoiceRow): Promise<void> => {
  const { persona } = row
  await db
    .insertInto('persona_choices')
    .values(row)
    .onConflict(conflict => conflict.columns(['world', 'kind']).doUpdateSet({ persona }))
    .execute()
}

export const deletePersonaChoice = async (db: Db, world: string, kind: PersonaKind): Promise<void> => {
  await db.deleteFrom('persona_choices').where('world', '=', world).where('kind', '=', kind).execute()
}
