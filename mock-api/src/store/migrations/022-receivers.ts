import type { Kysely } from 'kysely'

const change = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('events')
    .addColumn('by_hand', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  const tableOfWorld = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))
  await tableOfWorld('receivers')
    .addColumn('status', 'integer', column => column.notNull())
    .addColumn('times', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('receivers_key', ['world'])
    .execute()
  await tableOfWorld('received_posts')
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('headers', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('signature', 'text', column => column.notNull())
    .addColumn('webhook', 'text')
    .addColumn('status', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('received_posts_key', ['world', 'id'])
    .execute()
}

/** Events that a tester fired, and what was posted to the test receiver of a world. */
export const receivers = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? change(db) : db.transaction().execute(change),
}
