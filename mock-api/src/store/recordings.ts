import { storedRecordings } from '@open-account/contracts/control/recordings'
import { comesAfter, containsText, type Page, type Paged } from './page.ts'
import type { Db, RecordingRow } from './tables.ts'

/** Saves a recording, and deletes those that are older than the last ones that a world keeps. */
export const insertRecording = async (db: Db, row: RecordingRow): Promise<void> => {
  await db.insertInto('recordings').values(row).execute()
  const oldest = await db
    .selectFrom('recordings')
    .select('id')
    .where('world', '=', row.world)
    .orderBy('id', 'desc')
    .offset(storedRecordings - 1)
    .limit(1)
    .executeTakeFirst()
  if (oldest === undefined) return
  await db.deleteFrom('recordings').where('world', '=', row.world).where('id', '<', oldest.id).execute()
}

interface Filter {
  readonly text?: string | undefined
  readonly differs?: boolean | undefined
}

/** The recordings of a world that match, in order. */
export const listRecordings = async (
  db: Db,
  world: string,
  { text, differs, after, limit }: Page<string> & Filter,
): Promise<Paged<RecordingRow>> => {
  let matching = db.selectFrom('recordings').where('world', '=', world)
  if (text !== undefined) matching = matching.where(containsText(['operation', 'path'], text))
  if (differs !== undefined) matching = matching.where('differs', '=', differs ? 1 : 0)
  const { total } = await matching
    .select(count => count.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const later = after === undefined ? matching : matching.where(comesAfter('oldest', { id: after }))
  const rows = await later.selectAll().orderBy('id').limit(limit).execute()
  return { rows, total: Number(total) }
}

export const deleteRecordings = async (db: Db, world: string): Promise<void> => {
  await db.deleteFrom('recordings').where('world', '=', world).execute()
}
