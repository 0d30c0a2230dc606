import type { Db, IdentitySessionRow } from './tables.ts'

type OfTransaction = Pick<IdentitySessionRow, 'world' | 'state_id'>

/** Keeps what the identity service is to give for a transaction, in place of what it was to give before. */
export const putIdentitySession = async (db: Db, row: IdentitySessionRow): Promise<void> => {
  const { kind, token_hash, persona, expires_at } = row
  await db
    .insertInto('identity_sessions')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['world', 'state_id']).doUpdateSet({ kind, token_hash, persona, expires_at }),
    )
    .execute()
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

export const deleteIdentitySession = async (db: Db, { world, state_id }: OfTransaction): Promise<void> => {
  await db
    .deleteFrom('identity_sessions')
    .where('world', '=', world)
    .where('state_id', '=', state_id)
    .execute()
}
