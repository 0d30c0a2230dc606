import type { Kysely } from 'kysely'

/** The events of a world, its webhooks, and what is posted to them. */
export const events = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const tableOfWorld = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))

    await tableOfWorld('event_counters')
      .addColumn('last', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('event_counters_key', ['world'])
      .execute()
    await tableOfWorld('events')
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('type', 'text', column => column.notNull())
      .addColumn('data', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('events_key', ['world', 'number'])
      .execute()
    await tableOfWorld('webhooks')
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('url', 'text', column => column.notNull())
      .addColumn('types', 'text', column => column.notNull())
      .addColumn('secret', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('webhooks_key', ['world', 'id'])
      .execute()
    await tableOfWorld('webhook_deliveries')
      .addColumn('webhook', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('delivered', 'integer', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addColumn('next_at', 'bigint')
      .addColumn('attempts', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('webhook_deliveries_key', ['world', 'webhook', 'number'])
      .addForeignKeyConstraint(
        'webhook_deliveries_webhook',
        ['world', 'webhook'],
        'webhooks',
        ['world', 'id'],
        constraint => constraint.onDelete('cascade'),
      )
      .addForeignKeyConstraint(
        'webhook_deliveries_event',
        ['world', 'number'],
        'events',
        ['world', 'number'],
        constraint => constraint.onDelete('cascade'),
      )
      .execute()
    await db.schema
      .createIndex('webhook_deliveries_due')
      .on('webhook_deliveries')
      .columns(['next_at'])
      .execute()
  },
}
