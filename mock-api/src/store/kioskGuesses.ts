import type { Db, KioskGuessRow } from './tables.ts'

type OfCaller = Pick<KioskGuessRow, 'world' | 'caller'>

/**
 * Counts a guess and returns how many there were in the present period, with this one. A period that began at or
 * before `begun` is over. The database counts, so that no guess is lost when several come together.
 */
export const countGuess = async (
  db: Db,
  { world, caller }: OfCaller,
  at: number,
  begun: number,
): Promise<number> => {
  await db
    .deleteFrom('kiosk_guesses')
    .where('world', '=', world)
    .where('caller', '=', caller)
    .where('since', '<=', begun)
    .execute()
  const { tries } = await db
    .insertInto('kiosk_guesses')
    .values({ world, caller, tries: 1, since: at })
    .onConflict(conflict =>
      conflict
        .columns(['world', 'caller'])
        .doUpdateSet(row => ({ tries: row('kiosk_guesses.tries', '+', 1) })),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}

/** Uncounts a guess that was right. */
export const forgiveGuess = async (db: Db, { world, caller }: OfCaller): Promise<void> => {
  await db
    .updateTable('kiosk_guesses')
    .set(row => ({ tries: row('tries', '-', 1) }))
    .where('world', '=', world)
    .where('caller', '=', caller)
    .execute()
}
