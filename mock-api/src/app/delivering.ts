import { plugin } from '../kit/plugin.ts'
import { troubleOf } from '../kit/troubleOf.ts'
import type { Service } from '../service/service.ts'
import { deliverEvents } from '../subjects/events/deliverEvents.ts'

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
  const stop = new AbortController()
  let running = Promise.resolve()
  let isRunning = false
  /** One after the other. While the store is unreachable or full, nothing is lost: it is tried again. */
  const run = (): Promise<void> => {
    running = running
      .then(() => (stop.signal.aborted ? undefined : deliverEvents(service, stop.signal)))
      .catch((error: unknown) => {
        if (troubleOf(error) === null) app.log.error({ err: error }, 'events could not be posted')
      })
    return running
  }
  const runUnlessRunning = async () => {
    if (isRunning) return
    isRunning = true
    await run()
    isRunning = false
  }
  app.decorate('deliverEvents', run)
  const timer = atOnce ? setInterval(() => void runUnlessRunning(), every) : undefined
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stop.abort()
    await running
  })
})
