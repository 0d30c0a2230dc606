import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { putFlag } from '../src/store/flags.ts'
import { requestLogWriter } from '../src/store/requestLog.ts'
import { waitingCall } from '../src/store/requestLogBatch.ts'
import { sqliteDatabase } from '../src/store/sqlite.ts'
import { openStoreOn } from '../src/store/store.ts'
import { changeWorld, createWorld, deleteWorld } from '../src/store/worlds.ts'
import { flagsOf } from '../src/subjects/worlds/flagsOf.ts'
import { now } from './testApp.ts'
import { storedCall } from './storedCall.ts'
import { stores } from './stores.ts'

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

describe.each(stores)('On $name a read is never older than the last write', ({ database }) => {
  const arrange = async () => opened(await database(await folderForTest()))

  test('one after the other', async () => {
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

  test('during a transaction that is committed or rolled back', async () => {
    const { db, reads } = await arrange()
    const latencyAfter = async (latency: number, isCommitted: boolean) => {
      const during: unknown[] = []
      const read = () => {
        during.push(reads.world('one'))
      }
      await reads.world('one')
      const change = db.transaction().execute(async trx => {
        read()
        await changeWorld(trx, 'one', { latency })
        read()
        if (!isCommitted) throw new Error('rolled back')
      })
      await change.catch((error: unknown) => {
        if (isCommitted) throw error
      })
      await Promise.all(during)
      return (await reads.world('one'))?.latency
    }
    expect(await latencyAfter(7, true)).toBe(7)
    expect(await latencyAfter(8, false)).toBe(7)
    expect(await latencyAfter(9, true)).toBe(9)
  })
})

test('An embedded store reads what another process writes to its file', async () => {
  const file = join(await folderForTest(), 'store.sqlite')
  const thisProcess = await opened(sqliteDatabase(file))
  const otherProcess = await opened(sqliteDatabase(file))
  expect(await thisProcess.reads.world('one')).toMatchObject({ latency: null })
  await changeWorld(otherProcess.db, 'one', { latency: 7 })
  /** A call that arrives after the write of another process arrives in a later turn. */
  await nextTurn()
  expect(await thisProcess.reads.world('one')).toMatchObject({ latency: 7 })
})

test('An embedded store queries once while otherProcess is no write', async () => {
  const { reads } = await opened(sqliteDatabase(join(await folderForTest(), 'store.sqlite')))
  expect(await reads.world('one')).toBe(await reads.world('one'))
  expect(await reads.world('two')).toBeUndefined()
})

test('An entry of the request log keeps the cached reads of an embedded store, and a write at the same time drops them', async () => {
  const store = await opened(sqliteDatabase(join(await folderForTest(), 'store.sqlite')))
  const { db, reads, relaxedCommit } = store
  const cachedWorld = await reads.world('one')
  const call = waitingCall('one', null, storedCall())
  const writing = requestLogWriter(db, relaxedCommit)({ id: '0001', calls: [call, call] })
  const during = reads.world('one')
  await writing
  expect(await during).toBe(cachedWorld)
  expect(await reads.world('one')).toBe(cachedWorld)
  await changeWorld(db, 'one', { latency: 7 })
  await changeWorld(db, 'one', { latency: 8 })
  expect(await reads.world('one')).toMatchObject({ latency: 8 })
})
