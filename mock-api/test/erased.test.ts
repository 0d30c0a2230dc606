import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { applicant } from './application.ts'
import { sqliteDatabase } from '../src/store/sqlite.ts'
import { sweepWorlds } from '../src/app/sweep.ts'
import { now, testApp } from './testApp.ts'

const storeIn = (folder: string) => sqliteDatabase(join(folder, 'store.sqlite'))

/** Values of an applicant that nothing else contains. */
const canaries = (seed: string) => ({
  name: `CANARY ${seed.toUpperCase()} NAME`,
  email: `canary.${seed}@example.com`,
  file: `canary ${seed} file.pdf`,
  content: Buffer.from(`%PDF-1.7 canary content of ${seed}`),
})

const arrange = async () => {
  const time = { now }
  const { app, service, folder } = await testApp({}, { clock: () => time.now }, storeIn)
  const control = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/mock/v1/worlds${path}`, ...(payload === undefined ? {} : { payload }) })
  /** Where a text is in the files of the store and of the uploads. */
  const filesWith = async (...texts: readonly string[]) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    const found = paths.map(async path => {
      const bytes = await readFile(path)
      return texts.filter(text => bytes.includes(text)).map(text => `${path.slice(folder.length)}: ${text}`)
    })
    return (await Promise.all(found)).flat()
  }
  /** Applies in a world, up to an accepted application, and asks for a password by e-mail. */
  const apply = async (world: string, seed: string) => {
    const { name, email, file, content } = canaries(seed)
    const person = applicant(app, { 'x-world': world })
    const { state_id: state, body } = await person.ready({ name, email })
    await person.upload(state, 'nric_back', file, content)
    const otp = await person.post('/v1/accounts/profile/request-email-otp', { transaction_id: state, email })
    const submitted = await person.submit(body)
    expect([otp.statusCode, submitted.statusCode]).toEqual([200, 200])
    return [name, email, file, content.toString()]
  }
  return { app, service, time, control, filesWith, apply, folder }
}

test.each([
  ['is deleted', 'DELETE', '/mine'],
  ['is reset', 'POST', '/mine/reset'],
] as const)('no file has anything of an applicant after their world %s', async (_how, method, path) => {
  const { control, filesWith, apply } = await arrange()
  await control('POST', '', { id: 'mine' })
  await control('POST', '', { id: 'other' })
  const [mine, other] = [await apply('mine', 'first'), await apply('other', 'second')]
  expect(await filesWith(...mine)).not.toEqual([])
  expect((await control(method, path)).statusCode).toBeLessThan(300)
  expect(await filesWith(...mine)).toEqual([])
  expect(await filesWith(...other)).not.toEqual([])
})

test('no file contains data of an applicant after their world has expired', async () => {
  const { control, filesWith, apply, service, time } = await arrange()
  await control('POST', '', { id: 'mine', ttl_seconds: 60 })
  const mine = await apply('mine', 'first')
  time.now += 61_000
  await sweepWorlds(service)
  expect(await filesWith(...mine)).toEqual([])
})

test('no file contains deleted data of a world that stays', async () => {
  const { app, service, filesWith } = await arrange()
  const { file, content } = canaries('first')
  const person = applicant(app)
  const state = await person.start()
  await person.upload(state, 'nric_front', file, content)
  const ended = await app.inject({ method: 'POST', url: `/v1/transaction/${state}/end` })
  expect(ended.statusCode).toBe(204)
  await service.erase()
  expect(await filesWith(file, content.toString())).toEqual([])
})

test('a store of an earlier version is rewritten without deleted data', async () => {
  const { folder, filesWith } = await arrange()
  const file = join(folder, 'earlier.sqlite')
  const earlier = new DatabaseSync(file)
  earlier.exec('create table people (name text)')
  const insert = earlier.prepare('insert into people values (?)')
  for (let person = 0; person < 500; person += 1) insert.run(`canary person ${person}`)
  earlier.exec('delete from people')
  earlier.close()
  expect(await filesWith('canary person')).not.toEqual([])
  sqliteDatabase(file)
  expect(await filesWith('canary person')).toEqual([])
})
