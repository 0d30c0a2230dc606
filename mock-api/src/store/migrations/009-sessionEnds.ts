import type { Kysely } from 'kysely'

const addColumns = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('transactions').addColumn('device_hash', 'text').execute()
  await db.schema.alterTable('transactions').addColumn('ended_at', 'bigint').execute()
  await db.schema
    .createIndex('transactions_of_device')
    .on('transactions')
    .columns(['world', 'device_hash'])
    .execute()
}

/** The kiosk that a transaction belongs to, and the time when the applicant's session ended. */
export const sessionEnds = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? addColumns(db) : db.transaction().execute(addColumns),
}
