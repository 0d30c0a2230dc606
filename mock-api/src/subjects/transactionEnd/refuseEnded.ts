import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { Db, TransactionRow } from '../../store/tables.ts'
import { findTransaction } from '../../store/transactions.ts'

/** Refuses a call that names a transaction whose session has ended (C-190). */
export const refuseEnded = ({ ended_at: endedAt }: Pick<TransactionRow, 'ended_at'>): void => {
  if (endedAt !== null)
    throw new Refusal('expired', {
      rule: 'transaction.ended',
      description: 'The session that this belongs to has ended.',
    })
}

/** Refuses a call whose state id names an ended transaction; other checks handle an unknown id. */
export const refuseEndedState = async ({ reads }: Pick<Service, 'reads'>, stateId: string): Promise<void> => {
  const found = await reads.transaction(stateId)
  if (found?.id === stateId) refuseEnded(found)
}

/** Refuses a change to the documents of a transaction that has ended or was submitted. */
export const refuseClosed = async (
  db: Db,
  { world, id }: Pick<TransactionRow, 'world' | 'id'>,
): Promise<never> => {
  const row = await findTransaction(db, world, id)
  if (row !== undefined) refuseEnded(row)
  throw new Refusal('already_submitted', {
    rule: 'attachment.closed',
    description: 'The application was submitted; its documents stand.',
  })
}
