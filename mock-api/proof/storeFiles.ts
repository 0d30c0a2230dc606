import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '../src/store/store.ts'
import { folderOf } from '../src/files/folderName.ts'
import { sweepFolders } from '../src/files/sweepFolders.ts'
import { recordedFiles } from '../src/subjects/worlds/recordedFiles.ts'

const noReport = () => undefined

/** The paths of the uploaded files in a data folder, from its folder of files on. */
const filesIn = async (root: string): Promise<readonly string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
}

/** Differences between the rows and the files of a data folder. No process may be using it. */
export const filesAndRows = async (DATA_DIR: string) => {
  const root = join(DATA_DIR, 'files')
  const { db } = await openStore({ DATABASE_URL: '', DATA_DIR }, noReport)
  try {
    const rows = [
      ...(await db.selectFrom('attachments').select(['world', 'id']).execute()),
      ...(await db.selectFrom('signatures').select(['world', 'id']).execute()),
      ...(await db.selectFrom('forms').select(['world', 'id']).execute()),
    ].map(({ world, id }) => `${folderOf(world)}/${id}`)
    const doubled = await db
      .selectFrom('attachments')
      .select(['state_id', 'type'])
      .groupBy(['state_id', 'type'])
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute()
    const filesBefore = await filesIn(root)
    /** The sweep treats every file as old. */
    await sweepFolders(root, recordedFiles(db), { inFlight: new Set(), settledFolders: new Map() }, 0)
    const filesAfter = await filesIn(root)
    const [rowPaths, filePaths] = [new Set(rows), new Set(filesAfter)]
    return {
      doubled,
      orphans: filesBefore.filter(file => !rowPaths.has(file)),
      orphansAfterSweep: filesAfter.filter(file => !rowPaths.has(file)),
      missing: rows.filter(row => !filePaths.has(row)),
    }
  } finally {
    await db.destroy()
  }
}
