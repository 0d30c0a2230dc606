import type { Kysely } from 'kysely'

/** The keys that calls need to change a world. */
export const worldKeys = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('worlds').addColumn('key_hash', 'text').execute()
  },
}
