import { plugin } from '../kit/plugin.ts'
import { troubleOf } from '../kit/troubleOf.ts'
import { type Confirming, confirmApplications } from '../subjects/receipt/confirmApplications.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the confirmations that are due, after those that are being sent. */
    confirmApplications: () => Promise<void>
  }
}

interface Options extends Confirming {
  /** Whether to send after each submission, when the service starts, and at intervals. */
  readonly atOnce: boolean
}

/** How often the service looks for confirmations whose first try failed or was cut short. Milliseconds. */
const every = 10_000

/** Confirms submitted applications by e-mail, after their answers were sent (decision 0045). */
export const confirming = plugin<Options>({ name: 'confirming', dependencies: ['call'] }, (app, options) => {
  let running = Promise.resolve()
  let isClosing = false
  /** One after the other. While the store is unreachable or full, nothing is lost: it is tried again. */
  const run = (): Promise<void> => {
    running = running
      .then(() => (isClosing ? undefined : confirmApplications(options, app.log)))
      .catch((error: unknown) => {
        if (troubleOf(error) === null) app.log.error({ err: error }, 'confirmations could not be sent')
      })
    return running
  }
  app.decorate('confirmApplications', run)
  if (!options.atOnce) return

  const timer = setInterval(() => void run(), every)
  app.addHook('onListen', done => {
    void run()
    done()
  })
  app.addHook('onResponse', ({ call }, { statusCode }, done) => {
    if (call?.operation === 'transaction.submit' && statusCode === 200) void run()
    done()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    isClosing = true
    await running
  })
})
