import type { Kysely } from 'kysely'

const createTables = async (db: Kysely<unknown>): Promise<void> => {
  const tableOfWorld = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))

  await tableOfWorld('signatures')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('state_id', 'text')
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('size', 'integer', column => column.notNull())
    .addColumn('sha256', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await tableOfWorld('forms')
    .addColumn('state_id', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('size', 'integer', column => column.notNull())
    .addColumn('sha256', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('forms_key', ['world', 'state_id'])
    .execute()
  await tableOfWorld('payments')
    .addColumn('reference', 'text', column => column.primaryKey())
    .addColumn('state_id', 'text', column => column.notNull())
    .addColumn('payload', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('choice', 'text')
    .addColumn('chosen_at', 'bigint')
    .addColumn('state', 'text', column => column.notNull())
    .execute()
  for (const [name, table] of [
    ['signatures_of_world', 'signatures'],
    ['payments_of_transaction', 'payments'],
  ] as const)
    await db.schema.createIndex(name).on(table).columns(['world', 'state_id']).execute()
}

/** Signatures, the forms that carry them, and attempts to pay. */
export const payments = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? createTables(db) : db.transaction().execute(createTables),
}
