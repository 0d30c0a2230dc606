import type { Kysely } from 'kysely'

const change = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('identity_sessions').addColumn('broken', 'text').execute()
}

/** What a tester let be wrong with a return from the identity service. */
export const brokenCallbacks = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? change(db) : db.transaction().execute(change),
}
