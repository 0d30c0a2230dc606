import { plugin } from '../kit/plugin.ts'
import { type Confirming, confirmApplications } from '../subjects/receipt/confirmApplications.ts'
import { inTurn } from './inTurn.ts'

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
  const { run, runEvery } = inTurn(app)
  const confirm = {
    work: () => confirmApplications(options, app.log),
    failure: 'confirmations could not be sent',
  }
  app.decorate('confirmApplications', () => run(confirm))
  if (!options.atOnce) return

  runEvery(every, confirm)
  app.addHook('onListen', done => {
    void run(confirm)
    done()
  })
  app.addHook('onResponse', ({ call }, { statusCode }, done) => {
    if (call?.operation === 'transaction.submit' && statusCode === 200) void run(confirm)
    done()
  })
})
