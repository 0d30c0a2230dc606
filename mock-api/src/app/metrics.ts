import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { plugin } from '../kit/plugin.ts'
import { Refusal } from '../kit/refusal.ts'
import { withTimeout } from '../kit/withTimeout.ts'
import type { Service } from '../service/service.ts'
import { isFromAnotherSite } from '../subjects/steering/isFromAnotherSite.ts'
import { isBeyondLoopback } from '../subjects/steering/steeringHosts.ts'
import { countWorlds } from '../store/worlds.ts'

/** What a label says of a call without a route, or without an answer. */
const none = 'none'

/** Upper limits of the time of a call. Seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How long the page waits for the database. Milliseconds. */
const storeTimeout = 2_000

const eventStream = 'text/event-stream'

/**
 * `/metrics` in the format of Prometheus, for those who may steer the service (decision 0068). Labels are methods,
 * patterns of routes, statuses and codes: no id, no value of a caller and no name of a world.
 */
export const metrics = plugin<Pick<Service, 'db' | 'env'>>(
  { name: 'metrics', dependencies: ['call', 'callLog', 'steering'] },
  (app, { db, env }) => {
    const register = new Registry()
    const registers = [register]
    collectDefaultMetrics({ register })
    const calls = new Histogram({
      name: 'open_account_call_duration_seconds',
      help: 'Time from the arrival of a call to the end of its answer, or to the start of its stream.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    })
    const refusals = new Counter({
      name: 'open_account_refusals_total',
      help: 'Calls that were refused, by the code of the error.',
      labelNames: ['route', 'code'],
      registers,
    })
    const streams = new Gauge({
      name: 'open_account_open_streams',
      help: 'Streams of events that this process serves now.',
      labelNames: ['route'],
      registers,
    })
    const worlds = new Gauge({
      name: 'open_account_worlds',
      help: 'Worlds in the store; missing while it is unreachable.',
      registers,
    })
    const storeUp = new Gauge({
      name: 'open_account_store_up',
      help: '1 when the database answers, else 0.',
      registers,
    })
    const storeTime = new Gauge({
      name: 'open_account_store_answer_seconds',
      help: 'Time in which the database last answered this page.',
      registers,
    })

    app.observeCalls(({ method, route, status, milliseconds, error }) => {
      const at = route ?? none
      calls.observe(
        { method: method ?? none, route: at, status: status ?? none },
        (milliseconds ?? 0) / 1_000,
      )
      if (error !== null) refusals.inc({ route: at, code: error })
    })
    app.addHook('onSend', ({ call, method }, reply, _payload, done) => {
      const type = reply.getHeader('content-type')
      if (method === 'GET' && typeof type === 'string' && type.startsWith(eventStream)) {
        const labels = { route: call?.url ?? none }
        streams.inc(labels)
        reply.raw.once('close', () => streams.dec(labels))
      }
      done()
    })

    /** An unreachable store is a measured value: the other metrics are still answered. */
    const measureStore = async () => {
      const begun = performance.now()
      try {
        const count = await withTimeout(countWorlds(db), storeTimeout)
        storeTime.set((performance.now() - begun) / 1_000)
        storeUp.set(1)
        worlds.set(count)
      } catch {
        storeUp.set(0)
        worlds.remove()
      }
    }

    app.get('/metrics', { config: { steering: 'needs token' } }, async (request, reply) => {
      if (isFromAnotherSite(env, request))
        throw new Refusal('forbidden', { description: 'Another site may not read the metrics.' })
      if (env.CONTROL_TOKEN === '' && isBeyondLoopback(env))
        throw new Refusal('unauthorized', {
          description: 'Beyond loopback the metrics need the setting CONTROL_TOKEN.',
        })
      await measureStore()
      return reply.type(register.contentType).send(await register.metrics())
    })
  },
)
