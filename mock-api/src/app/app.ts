import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { defaultTimeouts, type Timeouts } from '../kit/timeouts.ts'
import { call } from '../plugins/call.ts'
import { callLog } from '../plugins/callLog.ts'
import { draining } from '../plugins/draining.ts'
import { errors } from '../plugins/errors.ts'
import { faults } from '../plugins/faults.ts'
import { handleClientError } from '../plugins/handleClientError.ts'
import { hostHeader } from '../plugins/hostHeader.ts'
import { requestLog } from '../plugins/requestLog.ts'
import { jsonBody } from '../plugins/jsonBody.ts'
import { latency } from '../plugins/latency.ts'
import { nullCharacters } from '../plugins/nullCharacters.ts'
import { rateLimit } from '../plugins/rateLimit.ts'
import { recording } from '../plugins/recording.ts'
import { requestBodies } from '../plugins/requestBodies.ts'
import { seeding } from '../plugins/seeding.ts'
import { security } from '../plugins/security.ts'
import { steering } from '../plugins/steering.ts'
import { world } from '../plugins/world.ts'
import { serveControl } from '../routes/control/serveControl.ts'
import { notFound } from '../routes/pages/notFound.ts'
import { serveSteeringPages } from '../routes/pages/serveSteeringPages.ts'
import { serveWeb } from '../routes/pages/serveWeb.ts'
import { serveContract } from '../routes/serveContract.ts'
import type { Service } from '../service/service.ts'
import { formPrinter } from '../subjects/documents/formPrinter.ts'
import { confirming } from './confirming.ts'
import { delivering } from './delivering.ts'
import { serverOptions } from './serverOptions.ts'
import { sweeping } from './sweep.ts'

export interface AppOptions {
  readonly logger?: FastifyBaseLogger
  /** Whether the contract's schemas validate answers before they are sent: in tests. */
  readonly validateAnswers?: boolean
  /** Whether an application is confirmed as soon as it is submitted; without it, only when a test asks for it. */
  readonly confirmsAtOnce?: boolean
  /** Timeouts for slow callers, where they are not the default. */
  readonly timeouts?: Partial<Timeouts>
}

/** The whole service, ready to listen or to be called through `inject`. */
export const buildApp = async (
  service: Service,
  { logger, validateAnswers = false, confirmsAtOnce = true, timeouts: changed }: AppOptions = {},
): Promise<FastifyInstance> => {
  const { env } = service
  const timeouts = { ...defaultTimeouts, ...changed }
  const app: FastifyInstance = fastify({
    ...serverOptions(env, timeouts, logger),
    clientErrorHandler: handleClientError(timeouts.linger, status => app.logUnreadable({ status })),
  })
  await app.register(errors)
  await app.register(draining, timeouts)
  await app.register(requestBodies, timeouts)
  await app.register(call)
  await app.register(seeding)
  await app.register(cookie)
  await app.register(hostHeader)
  await app.register(nullCharacters)
  await app.register(jsonBody)
  await app.register(security, env)
  await app.register(steering, service)
  await app.register(world, service)
  await app.register(rateLimit, env)
  await app.register(requestLog, service)
  await app.register(callLog)
  if (env.METRICS === 'on') {
    /** Loaded on demand, because the library takes memory. */
    const { metrics } = await import('./metrics.ts')
    await app.register(metrics, service)
  }
  await app.register(recording, service)
  await app.register(latency, service)
  await app.register(faults, service)
  await app.register(sweeping, service)
  const printer = formPrinter()
  app.addHook('onClose', printer.close)
  await app.register(confirming, { service, printer, atOnce: confirmsAtOnce })
  await app.register(delivering, { service, atOnce: confirmsAtOnce })

  await serveContract(app, service, printer, validateAnswers)
  if (env.CONTROL === 'on') {
    await serveControl(app, service, validateAnswers)
    await serveSteeringPages(app, service)
  }
  await serveWeb(app, env)
  await notFound(app, env)
  return app
}
