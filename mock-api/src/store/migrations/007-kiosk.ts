import type { Kysely } from 'kysely'

const createTables = async (db: Kysely<unknown>): Promise<void> => {
  const tableOfWorld = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))

  await tableOfWorld('kiosk_sessions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('state_id', 'text', column => column.notNull())
    .addColumn('secret_hash', 'text', column => column.notNull().unique())
    .addColumn('code', 'text', column => column.unique())
    .addColumn('token_hash', 'text', column => column.notNull())
    .addColumn('origin', 'text', column => column.notNull())
    .addColumn('missing_fields', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .addColumn('ended', 'text')
    .addColumn('events_before', 'integer', column => column.notNull())
    .addColumn('last_event', 'integer', column => column.notNull())
    .addColumn('swap_from', 'integer')
    .addColumn('listener', 'text', column => column.unique())
    .addColumn('heard_until', 'bigint', column => column.notNull())
    .execute()
  await tableOfWorld('kiosk_events')
    .addColumn('session', 'text', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('file', 'text')
    .addColumn('text', 'text')
    .addPrimaryKeyConstraint('kiosk_events_key', ['session', 'number'])
    .execute()
  await tableOfWorld('kiosk_guesses')
    .addColumn('caller', 'text', column => column.notNull())
    .addColumn('tries', 'integer', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('kiosk_guesses_key', ['world', 'caller'])
    .execute()
  await tableOfWorld('snapshots')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('data', 'text', column => column.notNull())
    .execute()
  for (const [name, table, columns] of [
    ['kiosk_sessions_of_transaction', 'kiosk_sessions', ['world', 'state_id']],
    ['kiosk_events_of_world', 'kiosk_events', ['world']],
    ['snapshots_of_world', 'snapshots', ['world']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}

/** Upload sessions of kiosks with their events, guesses at their codes, and snapshots of worlds. */
export const kiosk = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? createTables(db) : db.transaction().execute(createTables),
}
