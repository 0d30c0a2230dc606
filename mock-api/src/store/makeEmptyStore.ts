import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { statementsOf } from './emptyStore.ts'
import { sqliteDatabase } from './sqlite.ts'
import { openStoreOn } from './store.ts'

/** Runs the migrations once. Returns the statements that make the same store at once. */
export const makeEmptyStore = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'open-account-empty-'))
  const file = join(folder, 'store.sqlite')
  try {
    const { db } = await openStoreOn(sqliteDatabase(file, null))
    await db.destroy()
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return statementsOf(database)
    } finally {
      database.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
