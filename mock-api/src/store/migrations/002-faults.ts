import type { Kysely } from 'kysely'

const change = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('worlds')
    .addColumn('faulty', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('faults')
    .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('operation', 'text', column => column.notNull())
    .addColumn('effect', 'text', column => column.notNull())
    .addColumn('remaining', 'integer', column => column.notNull())
    .execute()
}

/** Faults that testers request. The world has a column for whether there are any, which saves a query. */
export const faults = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? change(db) : db.transaction().execute(change),
}
