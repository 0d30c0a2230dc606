import type { Db, JournalRow } from './tables.ts'

export const insertJournal = async (db: Db, rows: readonly JournalRow[]): Promise<void> => {
  /** A world may have gone between a call and its entry. */
  const worlds = await db
    .selectFrom('worlds')
    .select('id')
    .where('id', 'in', [...new Set(rows.map(({ world }) => world))])
    .execute()
  const there = new Set(worlds.map(({ id }) => id))
  const kept = rows.filter(({ world }) => there.has(world))
  if (kept.length > 0)
    await db
      .insertInto('journal')
      .values([...kept])
      .execute()
}

/** Entries of a world in order, from after the named one. */
export const listJournal = (db: Db, world: string, after: string, limit: number): Promise<JournalRow[]> =>
  db
    .selectFrom('journal')
    .selectAll()
    .where('world', '=', world)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** The last entries of a world, the latest first. */
export const latestJournal = (db: Db, world: string, limit: number): Promise<JournalRow[]> =>
  db.selectFrom('journal').selectAll().where('world', '=', world).orderBy('id', 'desc').limit(limit).execute()

/** How often each rule was reached, or each refusal was answered, in a world. */
export const journalCounts = async (
  db: Db,
  world: string,
  what: 'rule' | 'error',
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('journal')
    .select(select => [`${what} as name`, select.fn.countAll().as('times')])
    .where('world', '=', world)
    .where(what, 'is not', null)
    .groupBy(what)
    .execute()
  return new Map(rows.map(({ name, times }) => [String(name), Number(times)]))
}
