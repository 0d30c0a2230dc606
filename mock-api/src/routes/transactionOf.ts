import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import type { TransactionRow } from '../store/tables.ts'
import { findTransaction } from '../store/transactions.ts'

/** The transaction that a call names; an id that nobody knows is refused, whichever world it may be of. */
export const transactionOf = async (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
  id: string,
): Promise<TransactionRow> => {
  const found = await findTransaction(db, request.world.id, id)
  if (found === undefined) throw new Refusal('not_found', { description: 'There is no such transaction.' })
  return found
}
