import { type Kysely, sql } from 'kysely'
import { type EarlierRequestLogRow, batchesOfEarlier } from '../requestLogBatch.ts'

interface Earlier {
  request_log: EarlierRequestLogRow
}

/** Stores the entries of the request log in batches, as compressed text: an entry has the bodies of its call too. */
const change = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('request_log_batches')
    .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('entries', 'integer', column => column.notNull())
    .addColumn('size', 'integer', column => column.notNull())
    .addColumn('counts', 'text', column => column.notNull())
    .addColumn('data', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('request_log_batches_key', ['world', 'id'])
    .execute()
  const earlier = await (db as Kysely<Earlier>).selectFrom('request_log').selectAll().orderBy('id').execute()
  for (const { world, id, entries, size, counts, data } of batchesOfEarlier(earlier))
    await sql`insert into request_log_batches values (${world}, ${id}, ${entries}, ${size}, ${counts}, ${data})`.execute(
      db,
    )
  await db.schema.dropTable('request_log').execute()
  await db.schema.alterTable('request_log_batches').renameTo('request_log').execute()
}

export const requestLogBatches = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? change(db) : db.transaction().execute(change),
}
