import {
  deliveryAttempt,
  type DeliveryAttempt,
  webhookPauses,
} from '@open-account/contracts/control/webhooks'
import { z } from 'zod'
import type { Service } from '../../service/service.ts'
import { findEvent } from '../../store/events.ts'
import type { WebhookDeliveryRow } from '../../store/tables.ts'
import { changeDelivery, claimDelivery, dueDeliveries, findWebhook } from '../../store/webhooks.ts'
import { eventOf } from './eventOf.ts'
import { postEvent } from './postEvent.ts'

type Delivering = Pick<Service, 'db' | 'clock'>

/** How many events are posted side by side. */
const batch = 20
/** For how long no other process makes an attempt that one has begun. Longer than an attempt. Milliseconds. */
const claimTime = 30_000
const second = 1_000

const attemptsIn = z.array(deliveryAttempt)

/** The attempts of a delivery, in order. */
export const attemptsOf = ({ attempts }: Pick<WebhookDeliveryRow, 'attempts'>): readonly DeliveryAttempt[] =>
  attemptsIn.parse(JSON.parse(attempts))

const hasArrived = ({ status }: DeliveryAttempt): boolean => status !== null && status >= 200 && status < 300

/** The real time of the next attempt after the one that ended now; null when there is none. */
const nextAttempt = (attempt: DeliveryAttempt, earlierTries: number, now: number): number | null => {
  const pause = hasArrived(attempt) ? undefined : webhookPauses[earlierTries]
  return pause === undefined ? null : now + pause * second
}

/** Makes one attempt to post an event, unless another process makes it or its webhook was deleted meanwhile. */
export const deliver = async (
  { db, clock }: Delivering,
  row: WebhookDeliveryRow,
  signal: AbortSignal,
): Promise<void> => {
  if (!(await claimDelivery(db, row, clock() + claimTime))) return
  const webhook = await findWebhook(db, row.world, row.webhook)
  const event = await findEvent(db, row.world, row.number)
  if (webhook === undefined || event === undefined) return
  const body = JSON.stringify(eventOf(event))
  const attempt = await postEvent(webhook, { id: event.id, body, at: clock() }, signal)
  /** When the service stops, another process makes the attempt again. */
  if (signal.aborted) return
  await changeDelivery(db, row, {
    delivered: hasArrived(attempt) ? 1 : 0,
    next_at: nextAttempt(attempt, row.tries, clock()),
    attempts: JSON.stringify([...attemptsOf(row), attempt]),
  })
}

/** Posts the events that are due to their webhooks. */
export const deliverEvents = async (delivering: Delivering, signal: AbortSignal): Promise<void> => {
  const rows = await dueDeliveries(delivering.db, delivering.clock(), batch)
  await Promise.all(rows.map(row => deliver(delivering, row, signal)))
  if (rows.length === batch && !signal.aborted) await deliverEvents(delivering, signal)
}
