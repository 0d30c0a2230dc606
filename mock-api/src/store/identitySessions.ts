import type { Db, IdentitySessionRow } from './tables.ts'

type OfTransaction = Pick<IdentitySessionRow, 'world' | 'state_id'>

/** The end of a session whose data is deleted. */
const never = 0

export const isForgotten = ({ expires_at }: Pick<IdentitySessionRow, 'expires_at'>): boolean =>
  expires_at === never

/**
 * Saves which data the identity service returns for a transaction, in place of an earlier choice. Returns whether it is
 * saved: after `forgetIdentitySession` it never is.
 */
export const putIdentitySession = async (db: Db, row: IdentitySessionRow): Promise<boolean> => {
  const { kind, token_hash, persona, expires_at, broken } = row
  const { numInsertedOrUpdatedRows: savedRows } = await db
    .insertInto('identity_sessions')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['world', 'state_id'])
        .doUpdateSet({ kind, token_hash, persona, expires_at, broken })
        .where('identity_sessions.expires_at', '<>', never),
    )
    .executeTakeFirst()
  return savedRows === 1n
}

export const findIdentitySession = (
  db: Db,
  { world, state_id }: OfTransaction,
): Promise<IdentitySessionRow | undefined> =>
  db
    .selectFrom('identity_sessions')
    .selectAll()
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .executeTakeFirst()

/** Ends the present data of a transaction. */
export const deleteIdentitySession = async (db: Db, { world, state_id }: OfTransaction): Promise<void> => {
  await db
    .deleteFrom('identity_sessions')
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .execute()
}

/** Ends the data of a transaction for good. */
export const forgetIdentitySession = async (db: Db, of: OfTransaction): Promise<void> => {
  const nothing = { token_hash: '', persona: '', expires_at: never, broken: null } as const
  await db
    .insertInto('identity_sessions')
    .values({ ...of, kind: 'person', ...nothing })
    .onConflict(conflict => conflict.columns(['world', 'state_id']).doUpdateSet(nothing))
    .execute()
}
