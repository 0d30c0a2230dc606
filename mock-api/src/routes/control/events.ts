import { Readable } from 'node:stream'
import type { control } from '@open-account/contracts/control/control'
import type { Handlers } from '../../plugins/contract.ts'
import type { Draining } from '../../plugins/draining.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { lastEventNumber, listEvents } from '../../store/events.ts'
import { eventOf } from '../../subjects/events/eventOf.ts'
import { eventStream } from '../../subjects/events/eventStream.ts'
import { worldNamed } from './worldNamed.ts'

export const eventRoutes = (service: Service, draining: Draining): Handlers<typeof control.events> => {
  const { db } = service
  return {
    list: async ({ params, query: { after = 0, type, limit } }) => {
      const { id } = await worldNamed(service, params.world)
      const rows = await listEvents(db, id, { after, type, limit })
      return { status: 200, body: { events: rows.map(eventOf) } }
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
