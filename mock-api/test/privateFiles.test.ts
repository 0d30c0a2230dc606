import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderStore } from '../src/files/folderStore.ts'
import { openStore } from '../src/store/store.ts'

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-private-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

async function* bytes() {
  yield Buffer.from('%PDF-1.7 one page')
}
const keeping = { checkStart: () => undefined, record: () => Promise.resolve() }
const noReport = () => undefined

/** The rights of a folder and of everything in it, in octal digits such as '700'. */
const rightsIn = async (folder: string): Promise<Record<string, string>> => {
  const names = ['', ...(await readdir(folder, { recursive: true }))]
  const entries = names.map(async name => {
    const { mode } = await stat(join(folder, name))
    return [name, (mode & 0o777).toString(8)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const open = async (folder: string) => {
  const { db } = await openStore({ DATABASE_URL: '', DATA_DIR: folder }, noReport)
  onTestFinished(() => db.destroy())
  const files = folderStore(join(folder, 'files'))
  await files.save('default', 'one', bytes(), keeping)
  await files.copyWorld('default', 'snapshot a')
  return rightsIn(folder)
}

const wanted = (rights: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.keys(rights).map(name => [name, /one|older|sqlite/.test(name) ? '600' : '700'] as const),
  )

test('only the owner reads the data folder and its contents', async () => {
  const rights = await open(await temporaryFolder())
  expect(Object.keys(rights)).toEqual(
    expect.arrayContaining(['', 'store.sqlite', 'store.sqlite-wal', 'store.sqlite-shm', 'files']),
  )
  expect(Object.keys(rights).filter(name => name.endsWith('one'))).toHaveLength(2)
  expect(rights).toEqual(wanted(rights))
})

test('other users lose their rights to a data folder of an earlier version and everything in it', async () => {
  const folder = await temporaryFolder()
  const world = join(folder, 'files', 'ZGVmYXVsdA')
  await mkdir(world, { recursive: true })
  await writeFile(join(world, 'older'), 'a file')
  const { db } = await openStore({ DATABASE_URL: '', DATA_DIR: folder }, noReport)
  await chmod(join(folder, 'store.sqlite'), 0o644)
  for (const name of ['', 'files', 'files/ZGVmYXVsdA']) await chmod(join(folder, name), 0o755)
  await db.destroy()
  const rights = await open(folder)
  expect(Object.keys(rights)).toContain('files/ZGVmYXVsdA/older')
  expect(rights).toEqual(wanted(rights))
})

test('a folder that all users share keeps its rights', async () => {
  const folder = await temporaryFolder()
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o1777)
  await open(folder)
  expect((await stat(folder)).mode & 0o7777).toBe(0o1777)
})
