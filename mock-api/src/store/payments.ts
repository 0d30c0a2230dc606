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

/** The payment with this reference, in any world. */
export const findPayment = (db: Db, reference: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst()

/** The payments of an application. */
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

/** Saves the payer's choice at the gateway unless there is one already. Returns whether it is saved. */
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

/** The states that another one can follow. */
const unfinished: Readonly<Record<PaymentResult, readonly PaymentRow['state'][]>> = {
  pending: ['open'],
  success: ['open', 'pending'],
  failed: ['open', 'pending'],
  cancelled: ['open', 'pending'],
}

/** Records the result in the gateway's callback once, also when two arrive together. Returns whether it is recorded. */
export const recordPayment = async (db: Db, reference: string, result: PaymentResult): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ state: result })
    .where('reference', '=', reference)
    .where('state', 'in', unfinished[result])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
