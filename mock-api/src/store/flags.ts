import type { Db, FlagRow } from './tables.ts'

export const listFlags = (db: Db, world: string): Promise<FlagRow[]> =>
  db.selectFrom('flags').selectAll().where('world', '=', world).execute()

/** Sets a flag of a world. */
export const putFlag = async (db: Db, row: FlagRow): Promise<void> => {
  const { active, message } = row
  await db
    .insertInto('flags')
    .values(row)
    .onConflict(conflict => conflict.columns(['world', 'name']).doUpdateSet({ active, message }))
    .execute()
}
