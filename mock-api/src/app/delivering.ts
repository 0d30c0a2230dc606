import { plugin } from '../kit/plugin.ts'
import type { Service } from '../service/service.ts'
import { deliverEvents } from '../subjects/events/deliverEvents.ts'
import { inTurn } from './inTurn.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Posts the events that are due to their webhooks, after those that are being posted. */
    deliverEvents: () => Promise<void>
  }
}

interface Options {
  readonly service: Service
  /** Whether to post at intervals while the service runs. */
  readonly atOnce: boolean
}

/** How often the service looks for events to post. Milliseconds. */
const every = 500

/** Posts the events of worlds to their webhooks (decision 0063). */
export const delivering = plugin<Options>({ name: 'delivering' }, (app, { service, atOnce }) => {
  const { run, runEvery } = inTurn(app)
  const deliver = {
    work: (stop: AbortSignal) => deliverEvents(service, stop),
    failure: 'events could not be posted',
  }
  app.decorate('deliverEvents', () => run(deliver))
  if (atOnce) runEvery(every, deliver)
})
