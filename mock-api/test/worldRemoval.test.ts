import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert, describe, expect, onTestFinished, test } from 'vitest'
import { WorldRemoved } from '../src/files/fileStore.ts'
import { folderOf } from '../src/files/folderName.ts'
import { folderStore } from '../src/files/folderStore.ts'
import { isParentMissing } from '../src/kit/isParentMissing.ts'
import { refusalOfError } from '../src/plugins/errors.ts'
import { createWorld, deleteWorld, findWorld } from '../src/store/worlds.ts'
import { restoreSnapshot, takeSnapshot } from '../src/subjects/worlds/snapshots.ts'
import { stores } from './stores.ts'
import { now, testApp } from './testApp.ts'

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

test('A world that is deleted while it is restored stays deleted', async () => {
  const { service } = await testApp()
  await createWorld(service.db, { id: 'brief', createdAt: now, expiresAt: null })
  const world = await findWorld(service.db, 'brief')
  assert(world)
  const { id, data } = await takeSnapshot(service, 'brief', null)
  const copyWorld = async () => {
    await deleteWorld(service.db, 'brief')
  }
  const error = await errorOf(
    restoreSnapshot({ ...service, files: { ...service.files, copyWorld } }, world, { id, data }),
  )
  expect(refusalOfError(error)).toMatchObject({ code: 'not_found', message: 'There is no such world.' })
  expect(await findWorld(service.db, 'brief')).toBeUndefined()
})

/** A link to a missing path is at once there, when its folder is read, and gone, when it is opened. */
const linkToNothing = (path: string) => symlink(join(tmpdir(), 'open-account-missing'), path)

test.each([
  ['is made', 'file', (folder: string) => linkToNothing(folder)],
  ['receives the file', 'missing/file', () => Promise.resolve()],
])(
  'A file belongs to a removed world when the folder of the world goes while it %s',
  async (_what, id, arrange) => {
    const { files, folder } = await emptyFolderStore()
    await arrange(join(folder, folderOf('brief')))
    async function* content() {
      yield Buffer.from('%PDF-1.7')
    }
    const options = { checkStart: () => undefined, record: () => Promise.resolve() }
    expect(await errorOf(files.save('brief', id, content(), options))).toBeInstanceOf(WorldRemoved)
  },
)

test('A file that is deleted while its world is copied is not in the copy', async () => {
  const { files, folder } = await emptyFolderStore()
  await mkdir(join(folder, folderOf('brief')))
  await linkToNothing(join(folder, folderOf('brief'), 'deleted'))
  await files.copyWorld('brief', 'copy')
  expect(await readdir(join(folder, folderOf('copy')))).toEqual([])
})
