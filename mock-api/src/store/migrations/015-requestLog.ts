import type { Kysely } from 'kysely'

/** Names the table of the request log after its content. */
export const requestLog = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('journal').renameTo('request_log').execute()
  },
}
