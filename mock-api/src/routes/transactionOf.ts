import type { FastifyRequest } from 'fastify'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import type { TransactionRow } from '../store/tables.ts'
import { refuseEnded } from '../subjects/transactionEnd/refuseEnded.ts'

/**
 * The transaction with this id, also when its session has ended. Refuses an id that is unknown in the world of the
 * call.
 */
export const anyTransactionOf = async (
  { reads }: Pick<Service, 'reads'>,
  request: FastifyRequest,
  id: string,
): Promise<TransactionRow> => {
  const found = await reads.transaction(id)
  if (found?.id !== id || found.world !== request.world.id)
    throw new Refusal('not_found', { description: 'There is no such transaction.' })
  return found
}

/** The transaction with this id. Refuses an unknown id, and a transaction whose session has ended. */
export const transactionOf = async (
  service: Pick<Service, 'reads'>,
  request: FastifyRequest,
  id: string,
): Promise<TransactionRow> => {
  const found = await anyTransactionOf(service, request, id)
  refuseEnded(found)
  return found
}
