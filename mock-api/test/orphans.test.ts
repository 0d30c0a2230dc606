import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { applicant } from './application.ts'
import { folderStore } from '../src/files/folderStore.ts'
import { folderOf } from '../src/files/folderName.ts'
import { orphanAge, sweepFolders } from '../src/files/sweepFolders.ts'
import { recordedFiles } from '../src/subjects/worlds/recordedFiles.ts'
import { restoreSnapshot, takeSnapshot } from '../src/subjects/worlds/snapshots.ts'
import { findWorld } from '../src/store/worlds.ts'
import { testApp } from './testApp.ts'

const thisProcess = { inFlight: new Set<string>(), settledFolders: new Map<string, number>() }

const arrange = async () => {
  const { app, service, folder } = await testApp()
  const root = join(folder, 'files')
  const write = async (path: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), '%PDF-1.7 left behind')
  }
  const filesLeft = async () => {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    return entries
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
      .toSorted()
  }
  /** Sweeps as if every file had been there for this time. */
  const sweep = (aged = orphanAge) =>
    sweepFolders(root, recordedFiles(service.db), thisProcess, orphanAge - aged)
  return { app, service, root, write, filesLeft, sweep, person: applicant(app) }
}

const inDefault = (name: string) => `${folderOf('default')}/${name}`

beforeEach(() => thisProcess.settledFolders.clear())

test('a sweep removes files without a row, parts, and folders of deleted worlds', async () => {
  const { write, filesLeft, sweep, person } = await arrange()
  const state = await person.start()
  await person.upload(state, 'nric_front', 'front.pdf')
  const recorded = await filesLeft()
  for (const path of [
    inDefault('orphan'),
    inDefault('begun.part'),
    `${folderOf('gone')}/file`,
    `${folderOf('snapshot gone')}/file`,
    `${folderOf('default')}.leaving-1/file`,
  ])
    await write(path)
  await sweep()
  expect(await filesLeft()).toEqual(recorded)
  expect(recorded).toHaveLength(1)
})

test('a sweep leaves young files and removes them when they are old', async () => {
  const { write, filesLeft, sweep } = await arrange()
  await write(inDefault('orphan'))
  await write(inDefault('begun.part'))
  await sweep(0)
  expect(await filesLeft()).toHaveLength(2)
  await sweep()
  expect(await filesLeft()).toEqual([])
})

test('a sweep leaves an old file that is still arriving or waits for its row', async () => {
  const { service, root } = await arrange()
  const files = folderStore(root)
  const swept: string[] = []
  const sweepNow = async (when: string) => {
    await files.sweep(recordedFiles(service.db))
    swept.push(when)
  }
  async function* arriving() {
    yield Buffer.from('%PDF-1.7 first')
    await sweepNow('while it arrives')
    yield Buffer.from('second')
  }
  const record = async () => {
    await sweepNow('before its row')
    return readdir(join(root, folderOf('default')))
  }
  const fileIds = await files.save('default', 'one', arriving(), { checkStart: () => undefined, record })
  expect(fileIds).toEqual(['one'])
  expect(swept).toEqual(['while it arrives', 'before its row'])
})

test('a file stays when the database cannot confirm whether it was recorded', async () => {
  const { root, filesLeft } = await arrange()
  const files = folderStore(root)
  async function* content() {
    yield Buffer.from('%PDF-1.7 one page')
  }
  const failing = (code: string) => ({
    checkStart: () => undefined,
    record: () => Promise.reject(Object.assign(new Error('failed'), { code })),
  })
  await expect(files.save('default', 'refused', content(), failing('23505'))).rejects.toThrow('failed')
  expect(await filesLeft()).toEqual([])
  await expect(files.save('default', 'unknown', content(), failing('57P01'))).rejects.toThrow('failed')
  expect(await filesLeft()).toEqual([inDefault('unknown')])
})

test('a reset does not remove a file that is arriving', async () => {
  const { app, service, filesLeft, person } = await arrange()
  const state = await person.start()
  await person.upload(state, 'nric_front')
  async function* arriving() {
    yield Buffer.from('%PDF-1.7 first')
    await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/reset' })
    yield Buffer.from('second')
  }
  const record = () => Promise.resolve()
  await service.files.save('default', 'new', arriving(), { checkStart: () => undefined, record })
  expect(await filesLeft()).toEqual([inDefault('new')])
})

test('every row has its file after an interrupted restore of a snapshot', async () => {
  const { service, filesLeft, person, sweep } = await arrange()
  const state = await person.start()
  await person.upload(state, 'nric_front')
  const snapshot = await takeSnapshot(service, 'default', null)
  await person.upload(state, 'nric_front', 'second.pdf')
  const world = await findWorld(service.db, 'default')
  if (world === undefined) throw new Error('The default world is missing')
  const interrupted = {
    ...service,
    notifications: { ...service.notifications, withNotifications: () => Promise.reject(new Error('killed')) },
  }
  await expect(restoreSnapshot(interrupted, world, snapshot)).rejects.toThrow('killed')
  const rows = await service.db.selectFrom('attachments').select('id').execute()
  expect(await filesLeft()).toEqual(expect.arrayContaining(rows.map(row => inDefault(row.id))))
  await restoreSnapshot(service, world, snapshot)
  await sweep()
  const [restored] = await service.db.selectFrom('attachments').select('id').execute()
  expect(await filesLeft()).toHaveLength(2)
  expect(await filesLeft()).toContain(inDefault(restored?.id ?? ''))
})

test('the service sweeps when it starts', async () => {
  const swept = Promise.withResolvers<string>()
  const sweep = () => Promise.resolve(swept.resolve('swept'))
  const { app } = await testApp({}, { files: { ...folderStore('/nowhere'), sweep } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await swept.promise).toBe('swept')
})

test('a sweep reads a folder without orphans again only after it changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-orphans-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const queriedIds: (readonly string[])[] = []
  const recorded = {
    worlds: () => Promise.resolve(new Set(['default'])),
    files: (_world: string, ids: readonly string[]) => {
      queriedIds.push(ids)
      return Promise.resolve(new Set(ids))
    },
    isWhole: () => false,
  }
  await mkdir(join(folder, folderOf('default')))
  await writeFile(join(folder, inDefault('one')), 'one')
  const sweep = () => sweepFolders(folder, recorded, thisProcess, 0)
  await sweep()
  await sweep()
  await writeFile(join(folder, inDefault('two')), 'two')
  await sweep()
  expect(queriedIds.map(ids => [...ids].toSorted())).toEqual([['one'], ['one', 'two']])
})
