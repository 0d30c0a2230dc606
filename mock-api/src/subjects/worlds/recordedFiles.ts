import type { RecordedFiles } from '../../files/fileStore.ts'
import { isSnapshotFolder, snapshotFolder } from '../../files/snapshotFolder.ts'
import { inPieces } from '../../store/inPieces.ts'
import type { Db } from '../../store/tables.ts'

/** The tables whose rows have a file under their id. */
const tablesWithFiles = ['attachments', 'signatures', 'forms'] as const

/** The ids of the files of a world. */
export const listFiles = async (db: Db, world: string): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const table of tablesWithFiles)
    for (const { id } of await db.selectFrom(table).select('id').where('world', '=', world).execute())
      ids.push(id)
  return ids
}

/** The files to which rows refer. */
export const recordedFiles = (db: Db): RecordedFiles => ({
  worlds: async () => {
    const worlds = await db.selectFrom('worlds').select('id').execute()
    const snapshots = await db.selectFrom('snapshots').select('id').execute()
    return new Set([...worlds.map(({ id }) => id), ...snapshots.map(snapshotFolder)])
  },
  files: async (world, ids) => {
    const recorded = new Set<string>()
    for (const some of inPieces(ids))
      for (const table of tablesWithFiles) {
        const rows = await db
          .selectFrom(table)
          .select('id')
          .where('world', '=', world)
          .where('id', 'in', some)
          .execute()
        for (const { id } of rows) recorded.add(id)
      }
    return recorded
  },
  isWhole: isSnapshotFolder,
})
