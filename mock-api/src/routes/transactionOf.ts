import type { FastifyRequest } from 'fastify'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import type { TransactionRow } from '../store/tables.ts'
import { refuseEnded } from '../subjects/transactionEnd/refuseEnded.ts'

/**
 * The transaction that a call names, also one whose session has ended. Refuses an id that no transaction has, in
 * any world.
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

/** The transaction that a call names. Refuses an unknown id, and the id of a session that has ended. */
export const transactionOf = async (
  service: Pick<Service, 'reads'>,
  request: FastifyRequest,
  id: string,
): Promise<TransactionRow> => {
  const found = await anyTransactionOf(service, request, id)
  refuseEnded(found)
  return found
}
