import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { KioskSessionRow } from '../../store/tables.ts'
import { appendEvent } from './appendEvent.ts'

/** How many events a session may have, so that a phone cannot fill the store. */
const maxEvents = 10_000

/** Sends a kiosk a message of its phone. Committed asynchronously: progress is superseded within a second. */
export const sendKioskMessage = async (
  { relaxedCommit, notifications }: Pick<Service, 'relaxedCommit' | 'notifications'>,
  request: FastifyRequest,
  session: KioskSessionRow,
  text: string,
): Promise<void> => {
  if (session.last_event - session.events_before >= maxEvents) throw new Refusal('too_many_requests')
  await notifications.withNotifications<void>(
    (trx, notify) => appendEvent(trx, notify, request, session, { kind: 'message', file: null, text }),
    relaxedCommit,
  )
}
