import { Readable } from 'node:stream'
import type { control } from '@open-account/contracts/control/control'
import type { EventContent } from '@open-account/contracts/control/events'
import type { Handlers } from '../../plugins/contract.ts'
import type { Draining } from '../../plugins/draining.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { findEvent, lastEventNumber, pageOfEvents } from '../../store/events.ts'
import { worldTime } from '../../store/world.ts'
import { eventOf } from '../../subjects/events/eventOf.ts'
import { eventStream } from '../../subjects/events/eventStream.ts'
import { recordEvent } from '../../subjects/events/recordEvent.ts'
import { worldNamed } from './worldNamed.ts'

type EventToFire = Pick<EventContent, 'type'> & { readonly data?: EventContent['data'] | undefined }

const hasData = (event: EventToFire): event is EventContent => event.data !== undefined

export const eventRoutes = (service: Service, draining: Draining): Handlers<typeof control.events> => {
  const { db, clock } = service
  return {
    list: async ({ params, query: { text, after, type, order, limit } }) => {
      const { id } = await worldNamed(service, params.world)
      const { rows, total } = await pageOfEvents(db, id, { text, after, type, order, limit })
      return { status: 200, body: { events: rows.map(eventOf), total } }
    },
    fire: async ({ params, body }) => {
      const world = await worldNamed(service, params.world)
      const { newestContent } = await import('../../subjects/events/newestContent.ts')
      const content = hasData(body) ? body : await newestContent(db, world.id, body.type)
      if (content === null)
        throw new Refusal('not_found', {
          description: 'The world has nothing that this event could be about: send its data.',
        })
      const row = await db.transaction().execute(async trx => {
        const where = { world: world.id, at: worldTime(world, clock()) }
        return findEvent(trx, world.id, await recordEvent(trx, where, content, true))
      })
      if (row === undefined) throw new Error('The event that was fired is missing')
      return { status: 201, body: eventOf(row) }
    },
    stream: async ({ params, headers }) => {
      if (draining.isDraining) throw new Refusal('unavailable')
      const { id } = await worldNamed(service, params.world)
      const received = headers['last-event-id']
      const after = received === undefined ? await lastEventNumber(db, id) : Number(received)
      return { status: 200, body: Readable.from(eventStream(service, draining, id, after)) }
    },
  }
}
