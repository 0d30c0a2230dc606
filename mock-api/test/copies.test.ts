import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ListedApplication } from '@open-account/contracts/control/applications'
import type { World } from '@open-account/contracts/control/worlds'
import { describe, expect, test } from 'vitest'
import { findWorld } from '../src/store/worlds.ts'
import { applicant } from './application.ts'
import { stores } from './stores.ts'
import { now, testApp } from './testApp.ts'

interface Archive {
  readonly version: number
  readonly data: string
  readonly files: readonly { readonly id: string; readonly content: string }[]
}
interface Read extends ListedApplication {
  readonly documents: readonly { readonly file_id: string; readonly filename: string }[]
  readonly payments: readonly object[]
}

/** A world with a paid application of a company and its files. */
const arrange = async (database?: (typeof stores)[number]['database']) => {
  const { app, service, folder } = await testApp({}, {}, database)
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/mock/v1${path}`, ...(payload === undefined ? {} : { payload }) })
  await call('POST', '/worlds', { id: 'template', now: '2026-12-01T08:00:00' })
  await call('POST', '/worlds/template/applications', { flow: 'commercial/company', paid: true })
  await call('POST', '/worlds/template/faults', {
    operation: 'premise.*',
    effect: { kind: 'delay', delay_ms: 1 },
  })
  const applicationsOf = async (world: string) => {
    const listed = await call('GET', `/worlds/${world}/applications`)
    const { applications } = listed.json<{ applications: ListedApplication[] }>()
    return Promise.all(
      applications.map(async ({ state_id: id }) =>
        (await call('GET', `/worlds/${world}/applications/${id}`)).json<Read>(),
      ),
    )
  }
  const filesOf = async (world: string) => {
    const path = join(folder, 'files', Buffer.from(world).toString('base64url'))
    return (await readdir(path)).toSorted()
  }
  const exported = async (world: string) => (await call('GET', `/worlds/${world}/archive`)).json<Archive>()
  return { app, service, call, applicationsOf, filesOf, exported }
}

/** The ids that no two worlds share. */
const idsOf = ({ state_id, app_id, documents, payments }: Read): readonly string[] =>
  JSON.stringify([state_id, app_id, documents.map(({ file_id: id }) => id), payments]).match(/[\w-]{15,}/g) ??
  []

describe.each(stores)('a copy of a world on $name', ({ database }) => {
  test('has its applications, files, e-mails, calls and clock under new ids', async () => {
    const { app, call, applicationsOf, filesOf, exported } = await arrange(database)
    await app.confirmApplications()
    const [original] = await applicationsOf('template')
    if (original === undefined) throw new Error('There is no application')
    await applicant(app, { 'x-world': 'template' }).days(original.state_id)
    const copied = await call('POST', '/worlds/template/copies', { id: 'copy', ttl_seconds: 60 })
    expect(copied.statusCode, copied.body).toBe(201)
    expect(copied.json<World>()).toMatchObject({
      id: 'copy',
      now: '2026-12-01T08:00:00',
      expires_at: new Date(now + 60_000).toISOString(),
    })
    const [copy] = await applicationsOf('copy')
    if (copy === undefined) throw new Error('The copy has no application')
    expect(copy).toMatchObject({ flow: original.flow, state: 'submitted', started_at: original.started_at })
    expect(copy.documents.map(({ filename }) => filename)).toEqual(
      expect.arrayContaining(original.documents.map(({ filename }) => filename)),
    )
    const earlier = idsOf(original)
    expect(earlier.length).toBeGreaterThanOrEqual(4)
    const text = JSON.stringify(await exported('copy'))
    expect(earlier.filter(id => text.includes(id))).toEqual([])
    const files = await filesOf('copy')
    expect(files).toHaveLength((await filesOf('template')).length)
    expect(files).toEqual((await exported('copy')).files.map(({ id }) => id).toSorted())
    const named = await call('GET', `/worlds/copy/request-log?text=${copy.state_id}`)
    expect(named.json()).toMatchObject({ entries: [{ operation: 'calendar.days' }] })
    const inbox = (await call('GET', '/worlds/copy/inbox')).json<{ messages: { text: string }[] }>()
    expect(inbox.messages.map(message => message.text).join('')).toContain(copy.app_id)
    expect((await call('GET', '/worlds/copy/faults')).json()).toMatchObject({ total: 1 })
  })

  test('of a snapshot has the state of the snapshot, and any number of them can be made', async () => {
    const { call, applicationsOf } = await arrange(database)
    const { id: snapshot } = (await call('POST', '/worlds/template/snapshots', {})).json<{ id: string }>()
    await call('POST', '/worlds/template/applications', {})
    for (const id of ['first', 'second']) {
      expect((await call('POST', '/worlds/template/copies', { id, snapshot })).statusCode).toBe(201)
      expect(await applicationsOf(id)).toHaveLength(1)
    }
    expect((await call('POST', '/worlds/template/copies', { id: 'first' })).json()).toMatchObject({
      error: 'world_conflict',
    })
    const unknown = await call('POST', '/worlds/template/copies', { snapshot: 'unknown' })
    expect(unknown.json()).toMatchObject({ error: 'not_found' })
  })
})

test('an archive has the files of its world, and is imported beside it with new ids and a lifetime', async () => {
  const { call, applicationsOf, filesOf, exported, service } = await arrange()
  const archive = await exported('template')
  const put = (world: string, body: object) => call('PUT', `/worlds/${world}/archive`, body)
  expect(archive.files.map(({ id }) => id).toSorted()).toEqual(await filesOf('template'))

  /** An archive may be larger than other bodies. */
  const padded = { ...archive, data: `${archive.data.slice(0, -1)}${' '.repeat(500_000)}}` }
  const imported = await put('theirs', { ...padded, new_ids: true, ttl_seconds: 60 })
  expect(imported.statusCode, imported.body).toBe(200)
  expect(imported.json<World>().expires_at).not.toBeNull()
  expect(await filesOf('theirs')).toHaveLength(archive.files.length)

  /** An archive of an earlier version has no files. */
  const { version, data } = archive
  expect((await put('bare', { version, data, new_ids: true })).statusCode).toBe(200)
  expect((await exported('bare')).files).toEqual([])
  expect((await call('POST', '/worlds/bare/copies', {})).statusCode).toBe(201)

  const lifetime = await put('default', { ...archive, new_ids: true, ttl_seconds: 60 })
  expect(lifetime.json()).toMatchObject({ error: 'world_conflict' })
  expect((await findWorld(service.db, 'default'))?.expires_at).toBeNull()

  const otherBytes = archive.files.map(file => ({ ...file, content: 'JVBERi0xLjc=' }))
  const [file, ...others] = archive.files
  const elsewhere = {
    data: archive.data.replaceAll(file?.id ?? '', '..'),
    files: [{ id: '..', content: file?.content ?? '' }, ...others],
  }
  for (const wrong of [{ files: otherBytes }, elsewhere]) {
    const refused = await put('wrong', { ...archive, ...wrong, new_ids: true })
    expect(refused.json(), refused.body).toMatchObject({ error: 'invalid_request' })
  }

  await call('DELETE', '/worlds/template')
  expect((await put('template', archive)).statusCode).toBe(200)
  expect(await filesOf('template')).toEqual(archive.files.map(({ id }) => id).toSorted())
  expect(await applicationsOf('theirs')).toHaveLength(1)
})
