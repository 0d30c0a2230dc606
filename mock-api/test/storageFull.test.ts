import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applicant } from './application.ts'
import { folderStore } from '../src/files/folderStore.ts'
import { sqliteDatabase } from '../src/store/sqlite.ts'
import { testApp } from './testApp.ts'

const refusal = {
  error: 'storage_full',
  error_description: 'The disk of the service is full, so nothing was stored. Please try again later.',
}

/** The page limit of the store, which makes it full. */
const allPages = 1_073_741_823

const arrange = async () => {
  const { app, service } = await testApp({}, {}, folder => sqliteDatabase(join(folder, 'store.sqlite')))
  const limit = (pages: number) => sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(service.db)
  const pages = async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(service.db)
    return rows[0]?.page_count ?? 0
  }
  const fill = async () => limit(await pages())
  /** Starts transactions until one is refused. */
  const startUntilRefused = async () => {
    for (;;) {
      const answer = await app.inject({ url: '/v1/transaction?appDomain=residential&appType=personal' })
      if (answer.statusCode !== 200) return answer
    }
  }
  return { app, service, fill, empty: () => limit(allPages), startUntilRefused, ...applicant(app) }
}

test('a call is refused with 507 on a full disk, and works again when there is space', async () => {
  const { service, fill, empty, startUntilRefused } = await arrange()
  await fill()
  const answer = await startUntilRefused()
  expect(answer.statusCode).toBe(507)
  expect(answer.json()).toEqual(refusal)
  await empty()
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(service.db)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
})

test('every call is refused or answered while the store is full, and none fails', async () => {
  const { app, fill, empty, startUntilRefused, readyIn, submit, sendSignature, upload } = await arrange()
  const { state_id: state, body } = await readyIn('residential/personal', {})
  await fill()
  await startUntilRefused()
  const archive = await app.inject({ url: '/mock/v1/worlds/default/export' })
  const answers = [
    await submit(body),
    await upload(state, 'nric_back'),
    await sendSignature(),
    await app.inject({ method: 'POST', url: '/mock/v1/worlds', payload: { id: 'new' } }),
    await app.inject({ method: 'POST', url: '/mock/v1/worlds/default/snapshots' }),
    await app.inject({ method: 'PUT', url: '/mock/v1/worlds/new/import', payload: archive.json<object>() }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toContain(507)
  expect(
    answers.filter(({ statusCode }) => statusCode >= 500 && statusCode !== 507).map(({ body: text }) => text),
  ).toEqual([])
  await empty()
  expect((await submit(body)).statusCode).toBe(200)
})

test('the page of the service and its request log still show while the store is full', async () => {
  const { app, fill, startUntilRefused } = await arrange()
  await fill()
  await startUntilRefused()
  for (const url of [
    '/mock',
    '/mock/v1/worlds',
    '/mock/v1/worlds/default/request-log',
    '/appconfig',
    '/health',
  ])
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200])
})

test('the request log contains the calls to a full store when there is space again', async () => {
  const { app, fill, empty, startUntilRefused } = await arrange()
  await fill()
  await startUntilRefused()
  await empty()
  const requestLog = await app.inject({ url: '/mock/v1/worlds/default/request-log' })
  const { entries } = requestLog.json<{ entries: { status: number }[] }>()
  expect(entries.at(-1)).toMatchObject({ status: 507, error: 'storage_full' })
})

test.each(['ENOSPC', 'EDQUOT', 'EFBIG'])(
  'a file that does not fit on the disk is refused with 507 after %s',
  async code => {
    const full = Object.assign(new Error('no room'), { code })
    const { app } = await testApp(
      {},
      { files: { ...folderStore('/nowhere'), save: () => Promise.reject(full) } },
    )
    const { start, upload, sendSignature } = applicant(app)
    for (const answer of [await upload(await start(), 'nric_front'), await sendSignature()]) {
      expect(answer.statusCode).toBe(507)
      expect(answer.json()).toEqual(refusal)
    }
  },
)
