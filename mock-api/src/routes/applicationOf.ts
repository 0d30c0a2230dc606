import type { FastifyRequest } from 'fastify'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import type { TransactionRow } from '../store/tables.ts'

/** The accepted application that a call names; an id that nobody knows is refused, whichever world it may be of. */
export const applicationOf = async (
  { reads }: Pick<Service, 'reads'>,
  request: FastifyRequest,
  appId: string,
): Promise<TransactionRow> => {
  const found = await reads.transaction(appId)
  if (found?.app_id !== appId || found.world !== request.world.id)
    throw new Refusal('not_found', { description: 'There is no such application.' })
  return found
}
