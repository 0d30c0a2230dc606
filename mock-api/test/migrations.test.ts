import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { latestJournal } from '../src/store/journal.ts'
import { worlds } from '../src/store/migrations/001-worlds.ts'
import { faults } from '../src/store/migrations/002-faults.ts'
import { openStoreOn } from '../src/store/store.ts'
import { sqliteDatabase } from '../src/store/sqlite.ts'
import type { Tables } from '../src/store/tables.ts'
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

test('a store of an earlier version keeps its request log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'store.sqlite')
  const earlierStore = new Kysely<Tables>({ dialect: sqliteDatabase(file).dialect })
  const migrations = { '001-worlds': worlds, '002-faults': faults }
  const migrator = new Migrator({
    db: earlierStore,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  const world = { id: 'one', secret: 'secret', clock_offset: 0, faulty: 0, created_at: now }
  await earlierStore.insertInto('worlds').values(world).execute()
  await earlierStore.insertInto('journal').values(entry).execute()
  await earlierStore.destroy()

  const { db } = await openStoreOn(sqliteDatabase(file))
  onTestFinished(() => db.destroy())
  expect(await latestJournal(db, 'one', 10)).toEqual([entry])
})
