import type { Kysely } from 'kysely'

const createTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('worlds')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('clock_offset', 'bigint', column => column.notNull())
    .addColumn('frozen_at', 'bigint')
    .addColumn('latency', 'integer')
    .addColumn('settings', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute()
  const tableOfWorld = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))

  await tableOfWorld('flags')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('active', 'integer', column => column.notNull())
    .addColumn('message', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('flags_key', ['world', 'name'])
    .execute()
  await tableOfWorld('transactions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('domain', 'text', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('postal_code', 'text')
    .addColumn('refused', 'text')
    .addColumn('identity_hash', 'text')
    .addColumn('app_id', 'text', column => column.unique())
    .addColumn('submitted_at', 'bigint')
    .addColumn('body', 'text')
    .addColumn('fingerprint', 'text')
    .addColumn('answer', 'text')
    .execute()
  await tableOfWorld('identity_sessions')
    .addColumn('state_id', 'text', column => column.notNull())
    .addColumn('token_hash', 'text', column => column.notNull())
    .addColumn('persona', 'text', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('identity_sessions_key', ['world', 'state_id'])
    .execute()
  await tableOfWorld('seats')
    .addColumn('pool', 'text', column => column.notNull())
    .addColumn('date', 'text', column => column.notNull())
    .addColumn('start', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('state_id', 'text', column => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('seats_key', ['world', 'pool', 'date', 'start', 'seat'])
    .addUniqueConstraint('seats_of_transaction', ['world', 'state_id'])
    .execute()
  await tableOfWorld('attachments')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('state_id', 'text', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('filename', 'text', column => column.notNull())
    .addColumn('size', 'integer', column => column.notNull())
    .addColumn('sha256', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await tableOfWorld('one_time_passwords')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('state_id', 'text', column => column.notNull())
    .addColumn('email_hash', 'text', column => column.notNull())
    .addColumn('code_hash', 'text', column => column.notNull())
    .addColumn('sent_at', 'bigint', column => column.notNull())
    .addColumn('tries', 'integer', column => column.notNull())
    .addColumn('used', 'integer', column => column.notNull())
    .execute()
  await tableOfWorld('messages')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('recipient', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('otp', 'text')
    .addColumn('arrives_at', 'bigint', column => column.notNull())
    .execute()
  await tableOfWorld('journal')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('method', 'text', column => column.notNull())
    .addColumn('route', 'text', column => column.notNull())
    .addColumn('status', 'integer', column => column.notNull())
    .addColumn('error', 'text')
    .addColumn('rule', 'text')
    .addColumn('request_id', 'text', column => column.notNull())
    .addColumn('duration', 'integer', column => column.notNull())
    .execute()

  const indexes = [
    ['attachments_of_transaction', 'attachments', ['world', 'state_id']],
    ['passwords_of_transaction', 'one_time_passwords', ['world', 'state_id']],
    ['messages_of_world', 'messages', ['world', 'arrives_at']],
    ['journal_of_world', 'journal', ['world', 'id']],
    ['transactions_of_world', 'transactions', ['world']],
  ] as const
  for (const [name, table, columns] of indexes)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}

/** Worlds and everything in them. All or nothing: PostgreSQL's migrations are one transaction, SQLite's are made one. */
export const worlds = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? createTables(db) : db.transaction().execute(createTables),
}
