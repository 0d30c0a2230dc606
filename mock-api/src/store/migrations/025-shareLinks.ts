import type { Kysely } from 'kysely'

const createTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('share_links')
    .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('secret_hash', 'text', column => column.notNull().unique())
    .addColumn('name', 'text')
    .addColumn('state_id', 'text', column => column.notNull())
    .addColumn('place', 'text', column => column.notNull())
    .addColumn('draft', 'text', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('share_links_key', ['world', 'id'])
    .execute()
}

/** Links to a step of an application with its answers. */
export const shareLinks = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? createTable(db) : db.transaction().execute(createTable),
}
