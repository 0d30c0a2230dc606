import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { KioskSessionRow } from '../../store/tables.ts'
import { appendEvent } from './appendEvent.ts'

/** How many events a session may have, so that no phone fills the store. */
const mostEvents = 10_000

/** Sends a kiosk a message of its phone. Nobody waits for the disk: how far an upload is soon says something else. */
export const tellKiosk = async (
  { relaxedCommit, notifications }: Pick<Service, 'relaxedCommit' | 'notifications'>,
  request: FastifyRequest,
  session: KioskSessionRow,
  text: string,
): Promise<void> => {
  if (session.last_event - session.events_before >= mostEvents) throw new Refusal('too_many_requests')
  await notifications.withNotifications<void>(
    (trx, tell) => appendEvent(trx, tell, request, session, { kind: 'message', file: null, text }),
    relaxedCommit,
  )
}
