import type { Kysely } from 'kysely'

const createTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('terminal_transactions')
    .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('state_id', 'text', column => column.notNull())
    .addColumn('amount', 'text', column => column.notNull())
    .addColumn('method', 'text', column => column.notNull())
    .addColumn('choice', 'text', column => column.notNull())
    .addColumn('chosen_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('terminal_transactions_of_transaction')
    .on('terminal_transactions')
    .columns(['world', 'state_id'])
    .execute()
}

/** Decisions of payers at the terminals of kiosks. */
export const terminal = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? createTable(db) : db.transaction().execute(createTable),
}
