import { describe, expect, test } from 'vitest'
import { exportWorld, importWorld, readArchive } from '../src/store/archive.ts'
import { latestRequests } from '../src/store/requestLog.ts'
import { defaultWorld } from '../src/store/world.ts'
import { createWorld } from '../src/store/worlds.ts'
import { stores } from './stores.ts'
import { now, testApp } from './testApp.ts'

/** Tables with a world column that a snapshot leaves out: a snapshot does not contain earlier snapshots. */
const leftOut: ReadonlySet<string> = new Set(['snapshots'])

describe.each(stores)('A snapshot on $name', ({ database }) => {
  test('copies every table that has a world column', async () => {
    const { db } = (await testApp({}, {}, database)).service
    const tables = await db.introspection.getTables()
    const tablesOfWorlds = tables
      .filter(({ columns }) => columns.some(column => column.name === 'world'))
      .map(({ name }) => name)
      .filter(name => !leftOut.has(name))
    const snapshot = JSON.parse(await exportWorld(db, defaultWorld)) as { readonly tables: object }
    const copied = new Set(Object.keys(snapshot.tables))
    const forgotten = tablesOfWorlds.filter(name => !copied.has(name))
    expect(forgotten, `No snapshot contains the tables ${forgotten.join(', ')}`).toEqual([])
    expect(tablesOfWorlds).toHaveLength(copied.size)
  })

  test('of an earlier version, with another name for the request log, is restored', async () => {
    const { service } = await testApp({}, {}, database)
    await createWorld(service.db, { id: 'restored', createdAt: now, expiresAt: null })
    const text = await exportWorld(service.db, defaultWorld)
    const { own, tables } = JSON.parse(text) as { own: object; tables: { request_log: object } }
    const { request_log: _requestLog, ...others } = tables
    const journal = [
      {
        id: '0001',
        world: 'default',
        at: now,
        method: 'GET',
        route: '/appconfig',
        status: 200,
        error: null,
        rule: null,
        request_id: 'first',
        duration: 1,
      },
    ]
    const archive = readArchive(JSON.stringify({ own, tables: { ...others, journal } }))
    if (archive === null) throw new Error(`This text is no archive: ${text}`)
    await importWorld(service.db, 'restored', archive)
    const [request] = await latestRequests(service.db, 'restored', 1)
    expect(request).toMatchObject({ route: '/appconfig', status: 200 })
  })

  test('has the calls of its request log', async () => {
    const { app, service } = await testApp({}, {}, database)
    await createWorld(service.db, { id: 'restored', createdAt: now, expiresAt: null })
    await app.inject({ url: '/appconfig' })
    await app.requestLog.flush()
    const archive = readArchive(await exportWorld(service.db, defaultWorld))
    if (archive === null) throw new Error('The export is no archive')
    await importWorld(service.db, 'restored', archive)
    const [request] = await latestRequests(service.db, 'restored', 1)
    expect(request).toMatchObject({ route: '/appconfig', status: 200 })
  })

  test('is refused when the calls of its request log cannot be read', async () => {
    const { app, service } = await testApp({}, {}, database)
    await app.inject({ url: '/appconfig' })
    await app.requestLog.flush()
    const text = await exportWorld(service.db, defaultWorld)
    expect(readArchive(text)).not.toBeNull()
    expect(readArchive(text.replaceAll(/"data":"[^"]{9,}"/g, '"data":"broken"'))).toBeNull()
  })
})
