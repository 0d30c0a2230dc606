import type { Kysely } from 'kysely'

/** The table `journal` has the name of what it contains. */
export const requestLog = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('journal').renameTo('request_log').execute()
  },
}
