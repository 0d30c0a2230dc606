import type { Kysely } from 'kysely'

const createTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('recordings')
    .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('operation', 'text', column => column.notNull())
    .addColumn('method', 'text', column => column.notNull())
    .addColumn('path', 'text', column => column.notNull())
    .addColumn('differs', 'integer', column => column.notNull())
    .addColumn('verdict', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('recordings_key', ['world', 'id'])
    .execute()
}

/** The calls that were passed on to a backend. */
export const recordings = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? createTable(db) : db.transaction().execute(createTable),
}
