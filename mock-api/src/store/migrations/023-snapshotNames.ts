import type { Kysely } from 'kysely'

const change = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('snapshots').addColumn('name', 'text').execute()
  await db.schema.alterTable('snapshots').addColumn('taken_at', 'bigint').execute()
}

/** What a snapshot is called, and when it was taken. */
export const snapshotNames = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? change(db) : db.transaction().execute(change),
}
