import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { makeEmptyStore } from '../src/store/makeEmptyStore.ts'
import { fillEmpty, statementsOf } from '../src/store/emptyStore.ts'
import { sqliteDatabase } from '../src/store/sqlite.ts'
import { openStoreOn } from '../src/store/store.ts'

let statements: string
beforeAll(async () => {
  statements = await makeEmptyStore()
})

test('the statements of an empty store make the store that its migrations make', () => {
  using database = new DatabaseSync(':memory:')
  fillEmpty(database, statements)
  expect(statementsOf(database)).toBe(statements)
})

test('a store that was made by them has nothing left to migrate', async () => {
  const { db } = await openStoreOn(sqliteDatabase(':memory:', statements))
  const migrated = [
    ...statements.matchAll(/insert into kysely_migration values \('([^']+)', '([^']+)'/g),
  ].map(([, name, timestamp]) => ({ name, timestamp }))
  expect(await sql`select * from kysely_migration order by name`.execute(db)).toMatchObject({
    rows: migrated,
  })
  await db.destroy()
})

test('the migrations fill no table but their own', async () => {
  const { db } = await openStoreOn(sqliteDatabase(':memory:', null))
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  expect(tables).toContain('worlds')
  for (const table of tables)
    expect(
      await db
        .selectFrom(table as 'worlds')
        .selectAll()
        .execute(),
      table,
    ).toEqual([])
  await db.destroy()
})

test('a store that has tables keeps them', () => {
  using database = new DatabaseSync(':memory:')
  database.exec('create table earlier (id text)')
  fillEmpty(database, statements)
  expect(database.prepare('select name from sqlite_master').all()).toEqual([{ name: 'earlier' }])
})

test('statements that fail leave an empty store, which the next start fills', () => {
  using database = new DatabaseSync(':memory:')
  expect(() => fillEmpty(database, 'create table one (id text); create table one (id text)')).toThrow('one')
  expect(database.prepare('select name from sqlite_master').all()).toEqual([])
  fillEmpty(database, statements)
  expect(statementsOf(database)).toBe(statements)
})
