import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { Db, TransactionRow } from '../../store/tables.ts'
import { findTransaction } from '../../store/transactions.ts'

/** Refuses a call that names a transaction whose session has ended (C-190). */
export const refuseEnded = (
  request: Pick<FastifyRequest, 'rule'>,
  { ended_at: endedAt }: Pick<TransactionRow, 'ended_at'>,
): void => {
  if (endedAt === null) return
  request.rule = 'transaction.ended'
  throw new Refusal('expired', { description: 'The session that this belongs to has ended.' })
}

/** Refuses a call whose state id names an ended transaction; other checks handle an unknown id. */
export const refuseEndedState = async (
  { reads }: Pick<Service, 'reads'>,
  request: FastifyRequest,
  stateId: string,
): Promise<void> => {
  const found = await reads.transaction(stateId)
  if (found?.id === stateId) refuseEnded(request, found)
}

/** Refuses a change to the documents of a transaction that has ended or was submitted. */
export const refuseClosed = async (
  db: Db,
  request: Pick<FastifyRequest, 'rule'>,
  { world, id }: Pick<TransactionRow, 'world' | 'id'>,
): Promise<never> => {
  const row = await findTransaction(db, world, id)
  if (row !== undefined) refuseEnded(request, row)
  request.rule = 'attachment.closed'
  throw new Refusal('already_submitted', {
    description: 'The application was submitted; its documents stand.',
  })
}
