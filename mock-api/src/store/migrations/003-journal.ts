import { type Kysely, sql } from 'kysely'

/**
 * Entries are listed by world, so that world and id are their key and no other index is needed. SQLite cannot change
 * the key of a table: the table is created again.
 */
const change = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('journal_by_world')
    .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('method', 'text', column => column.notNull())
    .addColumn('route', 'text', column => column.notNull())
    .addColumn('status', 'integer', column => column.notNull())
    .addColumn('error', 'text')
    .addColumn('rule', 'text')
    .addColumn('request_id', 'text', column => column.notNull())
    .addColumn('duration', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('journal_key', ['world', 'id'])
    .execute()
  const columns = 'world, id, at, method, route, status, error, rule, request_id, duration'
  await sql`insert into journal_by_world (${sql.raw(columns)}) select ${sql.raw(columns)} from journal`.execute(
    db,
  )
  await db.schema.dropTable('journal').execute()
  await db.schema.alterTable('journal_by_world').renameTo('journal').execute()
}

export const entriesByWorld = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? change(db) : db.transaction().execute(change),
}
