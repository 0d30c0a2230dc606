import { type WorldEvent, worldEvent } from '@open-account/contracts/control/events'
import type { EventRow } from '../../store/tables.ts'
import { timestampAt } from '../worlds/today.ts'

/** An event in the form in which lists, streams and webhooks have it. */
export const eventOf = ({
  id,
  number,
  world,
  at,
  type,
  data: text,
  by_hand: byHand,
}: EventRow): WorldEvent => {
  const data: unknown = JSON.parse(text)
  return worldEvent.parse({
    id,
    number,
    world,
    timestamp: timestampAt(at),
    type,
    data,
    by_hand: byHand === 1,
  })
}
