import type { Kysely } from 'kysely'

/** The values of a world with answers of a tester's own. */
export const ownValues = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('worlds').addColumn('own_values', 'text').execute()
  },
}
