import type { Db, IdentitySessionRow } from './tables.ts'

type OfTransaction = Pick<IdentitySessionRow, 'world' | 'state_id'>

/** Of a session that was forgotten. */
const never = 0

export const isForgotten = ({ expires_at }: Pick<IdentitySessionRow, 'expires_at'>): boolean =>
  expires_at === never

/**
 * Keeps what the identity service is to give for a transaction, in place of what it was to give before; answers whether
 * it may be given, which ends for good once it was forgotten.
 */
export const putIdentitySession = async (db: Db, row: IdentitySessionRow): Promise<boolean> => {
  const { kind, token_hash, persona, expires_at } = row
  const { numInsertedOrUpdatedRows: kept } = await db
    .insertInto('identity_sessions')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['world', 'state_id'])
        .doUpdateSet({ kind, token_hash, persona, expires_at })
        .where('identity_sessions.expires_at', '<>', never),
    )
    .executeTakeFirst()
  return kept === 1n
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

/** The data of a transaction is not given any more, this time. */
export const deleteIdentitySession = async (db: Db, { world, state_id }: OfTransaction): Promise<void> => {
  await db
    .deleteFrom('identity_sessions')
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .execute()
}

/** The data of a transaction is never given again. */
export const forgetIdentitySession = async (db: Db, of: OfTransaction): Promise<void> => {
  const nothing = { token_hash: '', persona: '', expires_at: never } as const
  await db
    .insertInto('identity_sessions')
    .values({ ...of, kind: 'person', ...nothing })
    .onConflict(conflict => conflict.columns(['world', 'state_id']).doUpdateSet(nothing))
    .execute()
}
