import type { Db, FormRow } from './tables.ts'

const findForm = (db: Db, { world, state_id }: Pick<FormRow, 'world' | 'state_id'>) =>
  db
    .selectFrom('forms')
    .select('id')
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .executeTakeFirst()

/** Whether an application has its form, which is saved only with its signature. */
export const hasForm = async (db: Db, application: Pick<FormRow, 'world' | 'state_id'>): Promise<boolean> =>
  (await findForm(db, application)) !== undefined

/**
 * Saves the form of an application in place of an earlier one, and returns the file id of that. Call this while the
 * transaction is locked.
 */
export const putForm = async (db: Db, row: FormRow): Promise<string | undefined> => {
  const earlier = await findForm(db, row)
  const { id, size, sha256, created_at } = row
  await db
    .insertInto('forms')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['world', 'state_id']).doUpdateSet({ id, size, sha256, created_at }),
    )
    .execute()
  return earlier?.id
}
