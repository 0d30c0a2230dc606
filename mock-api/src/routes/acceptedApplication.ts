import type { FastifyRequest } from 'fastify'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import type { TransactionRow } from '../store/tables.ts'

/** The accepted application with this id. Refuses an id that is unknown in the world of the call. */
export const acceptedApplication = async (
  { reads }: Pick<Service, 'reads'>,
  request: FastifyRequest,
  appId: string,
): Promise<TransactionRow> => {
  const found = await reads.transaction(appId)
  if (found?.app_id !== appId || found.world !== request.world.id)
    throw new Refusal('not_found', { description: 'There is no such application.' })
  return found
}
