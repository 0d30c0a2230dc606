import type { Db, KioskGuessRow } from './tables.ts'

type OfCaller = Pick<KioskGuessRow, 'world' | 'caller'>

/**
 * Counts a guess; answers how many there were since the time began, this one counted. A time that began at or before
 * `begun` is over. The database counts, so that guesses at the same moment are not fewer.
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

/** Takes a guess back: it was right. */
export const forgiveGuess = async (db: Db, { world, caller }: OfCaller): Promise<void> => {
  await db
    .updateTable('kiosk_guesses')
    .set(row => ({ tries: row('tries', '-', 1) }))
    .where('world', '=', world)
    .where('caller', '=', caller)
    .execute()
}
