import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import type { TransactionRow } from '../store/tables.ts'

/** The transaction that a call names; an id that nobody knows is refused, whichever world it may be of. */
export const transactionOf = async (
  { reads }: Pick<Service, 'reads'>,
  request: FastifyRequest,
  id: string,
): Promise<TransactionRow> => {
  const found = await reads.transaction(id)
  if (found?.id !== id || found.world !== request.world.id)
    throw new Refusal('not_found', { description: 'There is no such transaction.' })
  return found
}
