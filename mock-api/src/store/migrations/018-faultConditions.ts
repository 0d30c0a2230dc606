import type { Kysely } from 'kysely'

const change = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('faults')
    .addColumn('conditions', 'text', column => column.notNull().defaultTo('{}'))
    .execute()
  for (const name of ['matched', 'struck'])
    await db.schema
      .alterTable('faults')
      .addColumn(name, 'integer', column => column.notNull().defaultTo(0))
      .execute()
}

/** Which calls a fault affects, and how many it has counted and affected. */
export const faultConditions = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? change(db) : db.transaction().execute(change),
}
