import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, onTestFinished, test } from 'vitest'
import { latestRequests } from '../src/store/requestLog.ts'
import { worlds } from '../src/store/migrations/001-worlds.ts'
import { faults } from '../src/store/migrations/002-faults.ts'
import { openStoreOn } from '../src/store/store.ts'
import type { EarlierRequestLogRow } from '../src/store/requestLogBatch.ts'
import type { Tables } from '../src/store/tables.ts'
import { stores } from './stores.ts'
import { now } from './testApp.ts'

const entry = {
  id: '0001',
  world: 'one',
  at: now,
  method: 'GET',
  route: '/appconfig',
  status: 200,
  error: null,
  rule: null,
  request_id: 'first',
  duration: 1,
}

/** The table of the request log in earlier versions. */
interface EarlierTables extends Tables {
  readonly journal: EarlierRequestLogRow
}

describe.each(stores)('A store of an earlier version on $name', ({ database }) => {
  test('keeps the entries of its request log', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'open-account-migrations-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const opened = await database(folder)
    const earlierStore = new Kysely<EarlierTables>({ dialect: opened.dialect })
    const migrations = { '001-worlds': worlds, '002-faults': faults }
    const migrator = new Migrator({
      db: earlierStore,
      provider: { getMigrations: () => Promise.resolve(migrations) },
    })
    expect((await migrator.migrateToLatest()).error).toBeUndefined()
    const world = { id: 'one', secret: 'secret', clock_offset: 0, faulty: 0, created_at: now }
    await earlierStore.insertInto('worlds').values(world).execute()
    await earlierStore.insertInto('journal').values(entry).execute()

    const { db } = await openStoreOn(opened)
    onTestFinished(() => db.destroy())
    expect(await latestRequests(db, 'one', 10)).toMatchObject([
      { at: now, method: 'GET', route: '/appconfig', status: 200, request_id: 'first', duration_ms: 1 },
    ])
  })
})
