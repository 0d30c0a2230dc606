import { describe, expect, test } from 'vitest'
import { exportWorld } from '../src/store/archive.ts'
import { defaultWorld } from '../src/store/world.ts'
import { stores } from './stores.ts'
import { testApp } from './testApp.ts'

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
})
