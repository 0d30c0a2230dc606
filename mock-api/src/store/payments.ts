import type { PaymentResult } from '@open-account/contracts/gateway'
import type { Db, PaymentRow, TransactionRow } from './tables.ts'

export const insertPayment = async (
  db: Db,
  row: Pick<PaymentRow, 'reference' | 'world' | 'state_id' | 'payload' | 'created_at'>,
): Promise<void> => {
  await db
    .insertInto('payments')
    .values({ ...row, choice: null, chosen_at: null, state: 'open' })
    .execute()
}

/** The attempt to pay with this reference, in whichever world. */
export const findPayment = (db: Db, reference: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst()

/** The attempts to pay for an application. */
export const listPayments = (
  db: Db,
  { world, id }: Pick<TransactionRow, 'world' | 'id'>,
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('world', '=', world)
    .where('state_id', '=', id)
    .orderBy('created_at')
    .orderBy('reference')
    .execute()

/** Keeps what the payer chose at the gateway. The first choice stands; answers whether this is it. */
export const choosePayment = async (
  db: Db,
  reference: string,
  choice: Pick<PaymentRow, 'choice' | 'chosen_at'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set(choice)
    .where('reference', '=', reference)
    .where('choice', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What can still be followed by something else. */
const unfinished: Readonly<Record<PaymentResult, readonly PaymentRow['state'][]>> = {
  pending: ['open'],
  success: ['open', 'pending'],
  failed: ['open', 'pending'],
  cancelled: ['open', 'pending'],
}

/** Records what the gateway called back with: once, also at the same moment. Answers whether it changed anything. */
export const recordPayment = async (db: Db, reference: string, result: PaymentResult): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ state: result })
    .where('reference', '=', reference)
    .where('state', 'in', unfinished[result])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
