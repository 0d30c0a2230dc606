import type { Kysely } from 'kysely'

/** Whether a tester has waited for an e-mail. */
export const waitedMessages = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .alterTable('messages')
      .addColumn('waited', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  },
}
