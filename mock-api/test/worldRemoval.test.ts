import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { WorldRemoved } from '../src/files/fileStore.ts'
import { folderStore } from '../src/files/folderStore.ts'
import { isParentMissing } from '../src/kit/isParentMissing.ts'
import { refusalOfError } from '../src/plugins/errors.ts'
import { createWorld, deleteWorld } from '../src/store/worlds.ts'
import { takeSnapshot } from '../src/subjects/worlds/snapshots.ts'
import { stores } from './stores.ts'
import { now, testApp } from './testApp.ts'

vi.mock('node:fs/promises', { spy: true })

const emptyFolderStore = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { files: folderStore(folder), folder }
}

const errorOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}

describe.each(stores)('A world on $name that is deleted while a call writes into it', ({ database }) => {
  test('lets the call be answered that there is no such world', async () => {
    const { service } = await testApp({}, {}, database)
    await createWorld(service.db, { id: 'brief', createdAt: now, expiresAt: null })
    const copyWorld = async () => {
      await deleteWorld(service.db, 'brief')
    }
    const error = await errorOf(
      takeSnapshot({ ...service, files: { ...service.files, copyWorld } }, 'brief', null),
    )
    expect(isParentMissing(error)).toBe(true)
    expect(refusalOfError(error)).toMatchObject({ code: 'not_found', message: 'There is no such world.' })
  })
})

test('A file that is saved while the folder of its world is removed belongs to a removed world', async () => {
  const { files } = await emptyFolderStore()
  vi.mocked(mkdir).mockResolvedValueOnce(undefined)
  async function* content() {
    yield Buffer.from('%PDF-1.7')
  }
  const options = { checkStart: () => undefined, record: () => Promise.resolve() }
  expect(await errorOf(files.save('brief', 'file', content(), options))).toBeInstanceOf(WorldRemoved)
})

test('A file that is deleted while its world is copied is not in the copy', async () => {
  const { files, folder } = await emptyFolderStore()
  vi.mocked(readdir).mockResolvedValueOnce(['deleted'] as never)
  await files.copyWorld('brief', 'copy')
  expect(await readdir(folder, { recursive: true })).toHaveLength(1)
})
