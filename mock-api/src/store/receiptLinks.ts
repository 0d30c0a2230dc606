import type { Db, ReceiptLinkRow } from './tables.ts'

/** Saves the link to a receipt in place of an earlier one. */
export const putReceiptLink = async (db: Db, row: ReceiptLinkRow): Promise<void> => {
  const { secret_hash, expires_at } = row
  await db
    .insertInto('receipt_links')
    .values(row)
    .onConflict(conflict => conflict.columns(['world', 'state_id']).doUpdateSet({ secret_hash, expires_at }))
    .execute()
}

/** The link with this secret, in any world. */
export const findReceiptLink = (db: Db, secretHash: string): Promise<ReceiptLinkRow | undefined> =>
  db.selectFrom('receipt_links').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst()
