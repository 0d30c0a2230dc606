import type { FastifyRequest } from 'fastify'
import { insertKioskEvents, nextEventNumber } from '../../store/kioskEvents.ts'
import type { Notify } from '../../store/notifications.ts'
import type { Db, KioskEventRow, KioskSessionRow } from '../../store/tables.ts'
import { overRefusal } from './authorised.ts'

/** Adds an event to a session. Refuses when the session is over. Runs within a database transaction. */
export const appendEvent = async (
  trx: Db,
  notify: Notify,
  request: FastifyRequest,
  session: KioskSessionRow,
  event: Pick<KioskEventRow, 'kind' | 'file' | 'text'>,
): Promise<void> => {
  const number = await nextEventNumber(trx, session.id, request.at)
  if (number === undefined) throw overRefusal(request, session)
  await insertKioskEvents(trx, [{ world: session.world, session: session.id, number, ...event }])
  await notify({ session: session.id, number })
}
