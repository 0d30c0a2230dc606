import type { Kysely } from 'kysely'

/** E-mails with HTML and files, the e-mails that still have to be sent, and links to receipts. */
export const confirmations = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const tableOfWorld = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))

    await db.schema.alterTable('messages').addColumn('html', 'text').execute()
    await tableOfWorld('message_attachments')
      .addColumn('message', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('filename', 'text', column => column.notNull())
      .addColumn('content_type', 'text', column => column.notNull())
      .addColumn('size', 'integer', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('message_attachments_key', ['world', 'message', 'number'])
      .execute()
    await tableOfWorld('outbox')
      .addColumn('state_id', 'text', column => column.notNull())
      .addColumn('message', 'text')
      .addColumn('tries', 'integer', column => column.notNull())
      .addColumn('next_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('outbox_key', ['world', 'state_id'])
      .execute()
    await db.schema.createIndex('outbox_due').on('outbox').columns(['next_at']).execute()
    await tableOfWorld('receipt_links')
      .addColumn('state_id', 'text', column => column.notNull())
      .addColumn('secret_hash', 'text', column => column.notNull().unique())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('receipt_links_key', ['world', 'state_id'])
      .execute()
  },
}
