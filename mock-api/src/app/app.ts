import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { contract } from '@open-account/contracts'
import { linkerMaxLength } from '@open-account/contracts/fields/ids'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serveControl } from '../routes/control/serveControl.ts'
import { formPrinter } from '../subjects/documents/formPrinter.ts'
import { frameworkLogger } from './logger.ts'
import { gatewayOf } from '../subjects/gateway/gateway.ts'
import { servePaymentPage } from '../subjects/gateway/servePaymentPage.ts'
import { answerScript, answerScriptPath } from '../views/consentPage.ts'
import { notFound } from '../routes/pages/notFound.ts'
import { servePageAddress } from '../views/pageAddress.ts'
import { pageConstraint } from '../routes/pages/pageConstraint.ts'
import { serveSteeringPages } from '../routes/pages/serveSteeringPages.ts'
import { serveWeb } from '../routes/pages/serveWeb.ts'
import { callbackPath } from '../subjects/gateway/callbackPath.ts'
import { call } from '../plugins/call.ts'
import { callLog } from '../plugins/callLog.ts'
import { draining } from '../plugins/draining.ts'
import { handleClientError } from '../plugins/handleClientError.ts'
import { hostHeader } from '../plugins/hostHeader.ts'
import { errors } from '../plugins/errors.ts'
import { faults } from '../plugins/faults.ts'
import { formBody, formType } from '../plugins/formBody.ts'
import { journal } from '../plugins/journal.ts'
import { jsonBody } from '../plugins/jsonBody.ts'
import { latency } from '../plugins/latency.ts'
import { nullCharacters } from '../plugins/nullCharacters.ts'
import { rateLimit } from '../plugins/rateLimit.ts'
import { bodyLimit } from '../kit/bodyLimits.ts'
import { requestBodies } from '../plugins/requestBodies.ts'
import { refusedIdentity } from '../plugins/refusedIdentity.ts'
import { refusedPayer } from '../plugins/refusedPayer.ts'
import { pageSecurity, security } from '../plugins/security.ts'
import { steering } from '../plugins/steering.ts'
import { answerUnreadableAddress } from '../plugins/unreadableAddress.ts'
import { world } from '../plugins/world.ts'
import { serve } from '../plugins/contract.ts'
import { randomId } from '../kit/randomId.ts'
import { accountRoutes } from '../routes/account.ts'
import { appconfigRoutes } from '../routes/appconfig.ts'
import { attachmentRoutes } from '../routes/attachment.ts'
import { calendarRoutes } from '../routes/calendar.ts'
import { companyRoutes } from '../routes/company.ts'
import { depositRoutes } from '../routes/deposit.ts'
import { gatewayRoutes } from '../routes/gateway.ts'
import { healthRoutes } from '../routes/health.ts'
import { identityRoutes } from '../routes/identity.ts'
import { kioskRoutes, streamRoutes } from '../routes/kiosk.ts'
import { paymentRoutes } from '../routes/payment.ts'
import { phoneRoutes } from '../routes/phone.ts'
import { premiseRoutes } from '../routes/premise.ts'
import { signatureRoutes } from '../routes/signature.ts'
import { tensionRoutes } from '../routes/tension.ts'
import { transactionRoutes } from '../routes/transaction.ts'
import type { Service } from '../service/service.ts'
import { serveStreams } from '../subjects/streams/serveStreams.ts'
import { serveTerminal } from '../subjects/terminal/serveTerminal.ts'
import { defaultTimeouts, type Timeouts } from '../kit/timeouts.ts'
import { sweeping } from './sweep.ts'

/** Requests are judged by the contract's schemas: the framework's own compilers are neither needed nor loaded. */
const noCompiler = () => {
  throw new Error('No route has a schema of the framework')
}

export interface AppOptions {
  readonly logger?: FastifyBaseLogger
  /** Whether answers are judged by the contract before they leave: in tests. */
  readonly validateAnswers?: boolean
  /** Timeouts for slow callers, where they are not the default. */
  readonly timeouts?: Partial<Timeouts>
}

/** The whole service, ready to listen or to be called through `inject`. */
export const buildApp = async (service: Service, options: AppOptions = {}): Promise<FastifyInstance> => {
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const app: FastifyInstance = fastify({
    ...(options.logger === undefined ? {} : { loggerInstance: frameworkLogger(options.logger) }),
    logController: new LogController({ disableRequestLogging: true }),
    /** Each log line names its call itself, so a logger for each call is not needed. */
    childLoggerFactory: logger => logger,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    genReqId: randomId,
    clientErrorHandler: handleClientError(timeouts.linger, status => app.logUnreadable({ status })),
    frameworkErrors: answerUnreadableAddress,
    trustProxy: service.env.TRUSTED_PROXIES.length > 0 && [...service.env.TRUSTED_PROXIES],
    bodyLimit,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.connection,
    /** While the service stops it answers calls over open connections as usual. */
    return503OnClosing: false,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.requestCheck,
      /** Bytes that the server reads ahead of the handler: small, so that it reads little beyond an upload's limit. */
      highWaterMark: 16_384,
      /** Our own hook refuses a call without a host, with an error of the contract. */
      requireHostHeader: false,
    },
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: linkerMaxLength,
      constraints: pageConstraint,
    },
  })
  errors(app)
  draining(app, timeouts)
  requestBodies(app, timeouts)
  hostHeader(app)
  call(app)
  nullCharacters(app)
  jsonBody(app)
  await app.register(cookie)
  await security(app, service.env)
  steering(app, service)
  world(app, service)
  await rateLimit(app, service.env)
  latency(app, service)
  faults(app, service)
  journal(app, service)
  callLog(app)
  sweeping(app, service)

  /** The gateway's server calls as anybody does, and is heard where everybody is. */
  const gateway = gatewayOf(service, form =>
    app.inject({
      method: 'POST',
      url: callbackPath,
      headers: { 'content-type': formType },
      payload: new URLSearchParams({ ...form }).toString(),
    }),
  )
  const printer = formPrinter()
  app.addHook('onClose', printer.close)

  const validateAnswers = options.validateAnswers ?? false
  const delayed = { validateAnswers, delayed: true }
  const atOnce = { validateAnswers, delayed: false }
  await serve(app, 'health', contract.health, healthRoutes(service, app.draining), atOnce)
  await serve(app, 'appconfig', contract.appconfig, appconfigRoutes(service), atOnce)
  await serve(app, 'transaction', contract.transaction, transactionRoutes(service, gateway), delayed)
  await serve(app, 'premise', contract.premise, premiseRoutes(service), delayed)
  await app.register(async scope => {
    await pageSecurity(scope, service.env)
    refusedIdentity(scope, service)
    await serve(scope, 'identity', contract.identity, identityRoutes(service), atOnce)
    scope.get(answerScriptPath, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(answerScript),
    )
  })
  await serve(app, 'company', contract.company, companyRoutes(service), delayed)
  await serve(app, 'account', contract.account, accountRoutes(service), delayed)
  await serve(app, 'tension', contract.tension, tensionRoutes(), delayed)
  await serve(app, 'calendar', contract.calendar, calendarRoutes(service), delayed)
  await serve(app, 'deposit', contract.deposit, depositRoutes(), delayed)
  /** Those that take files. The reader of multipart bodies listens to every call of its scope, so that it has its own. */
  await app.register(async scope => {
    await scope.register(multipart, { limits: { files: 1, parts: 5 }, throwFileSizeLimit: false })
    await serve(scope, 'attachment', contract.attachment, attachmentRoutes(service), delayed)
    await serve(scope, 'signature', contract.signature, signatureRoutes(service, printer), delayed)
    await serve(scope, 'phone', contract.phone, phoneRoutes(service), delayed)
  })
  await app.register(async scope => {
    formBody(scope)
    await pageSecurity(scope, service.env)
    refusedPayer(scope, service)
    await serve(scope, 'payment', contract.payment, paymentRoutes(service, gateway), delayed)
  })
  await app.register(async scope => {
    formBody(scope)
    await pageSecurity(scope, service.env)
    refusedPayer(scope, service)
    await serve(scope, 'gateway', contract.gateway, gatewayRoutes(service), atOnce)
    servePaymentPage(scope, service, gateway)
    servePageAddress(scope)
    serveTerminal(scope, service)
  })
  const { stream, ...kiosk } = contract.kiosk
  await app.register(async scope => {
    const streams = serveStreams(scope, service)
    await serve(scope, 'kiosk', { stream }, streamRoutes(service, streams), atOnce)
  })
  await serve(app, 'kiosk', kiosk, kioskRoutes(service), delayed)
  if (service.env.CONTROL === 'on') {
    await serveControl(app, service, validateAnswers)
    await serveSteeringPages(app, service)
  }
  await serveWeb(app, service.env)
  await notFound(app, service.env)
  return app
}
