import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { putFlag } from '../src/store/flags.ts'
import { requestLogWriter } from '../src/store/requestLog.ts'
import { sqliteDatabase } from '../src/store/sqlite.ts'
import { openStoreOn } from '../src/store/store.ts'
import { changeWorld, createWorld, deleteWorld } from '../src/store/worlds.ts'
import { flagsOf } from '../src/subjects/worlds/flagsOf.ts'
import { now } from './testApp.ts'
import { stores } from './stores.ts'

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

const folderForTest = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-reads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const opened = async (database: Parameters<typeof openStoreOn>[0]) => {
  const store = await openStoreOn(database)
  onTestFinished(() => store.db.destroy())
  await createWorld(store.db, { id: 'one', createdAt: now, expiresAt: null })
  return store
}

describe.each(stores)('on $name what is read is never older than what was written', ({ database }) => {
  const arrange = async () => opened(await database(await folderForTest()))

  test('by itself', async () => {
    const { db, reads } = await arrange()
    const isClosed = async () => {
      const world = await reads.world('one')
      return world !== undefined && (await flagsOf(db, world)).maintenance.active
    }
    await reads.world('one')
    await changeWorld(db, 'one', { latency: 7 })
    expect(await reads.world('one')).toMatchObject({ latency: 7 })
    expect(await isClosed()).toBe(false)
    await putFlag(db, { world: 'one', name: 'maintenance', active: 1, message: '' })
    expect(await isClosed()).toBe(true)
    await deleteWorld(db, 'one')
    expect(await reads.world('one')).toBeUndefined()
  })

  test('while a transaction is under way, whether it is kept or taken back', async () => {
    const { db, reads } = await arrange()
    const latencyAfter = async (latency: number, isKept: boolean) => {
      const during: Promise<unknown>[] = []
      const read = () => {
        during.push(reads.world('one'))
      }
      await reads.world('one')
      const change = db.transaction().execute(async trx => {
        read()
        await changeWorld(trx, 'one', { latency })
        read()
        if (!isKept) throw new Error('taken back')
      })
      await change.catch((error: unknown) => {
        if (isKept) throw error
      })
      await Promise.all(during)
      return (await reads.world('one'))?.latency
    }
    expect(await latencyAfter(7, true)).toBe(7)
    expect(await latencyAfter(8, false)).toBe(7)
    expect(await latencyAfter(9, true)).toBe(9)
  })
})

test('an embedded store sees what another process writes into its file', async () => {
  const file = join(await folderForTest(), 'store.sqlite')
  const here = await opened(sqliteDatabase(file))
  const there = await opened(sqliteDatabase(file))
  expect(await here.reads.world('one')).toMatchObject({ latency: null })
  await changeWorld(there.db, 'one', { latency: 7 })
  expect(await here.reads.world('one')).toMatchObject({ latency: 7 })
})

test('while nothing is written an embedded store asks once', async () => {
  const { reads } = await opened(sqliteDatabase(join(await folderForTest(), 'store.sqlite')))
  expect(await reads.world('one')).toBe(await reads.world('one'))
  expect(await reads.world('two')).toBeUndefined()
})

test('An entry of the request log keeps the cached reads of an embedded store, and a write at the same time drops them', async () => {
  const store = await opened(sqliteDatabase(join(await folderForTest(), 'store.sqlite')))
  const { db, reads, relaxedCommit } = store
  const before = await reads.world('one')
  const writing = requestLogWriter(db, relaxedCommit)([entry, { ...entry, id: '0002' }])
  const during = reads.world('one')
  await writing
  expect(await during).toBe(before)
  expect(await reads.world('one')).toBe(before)
  await changeWorld(db, 'one', { latency: 7 })
  await changeWorld(db, 'one', { latency: 8 })
  expect(await reads.world('one')).toMatchObject({ latency: 8 })
})
