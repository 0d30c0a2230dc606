import type { Server } from 'node:http'
import { linkerMaxLength } from '@open-account/contracts/fields/ids'
import { type FastifyBaseLogger, type FastifyHttpOptions, LogController } from 'fastify'
import { bodyLimit } from '../kit/bodyLimits.ts'
import type { Env } from '../kit/env.ts'
import { randomId } from '../kit/randomId.ts'
import { schemaController } from '../kit/schemaController.ts'
import type { Timeouts } from '../kit/timeouts.ts'
import { answerUnreadableAddress } from '../plugins/unreadableAddress.ts'
import { pageConstraint } from '../routes/pages/pageConstraint.ts'
import { frameworkLogger } from './logger.ts'

/** The framework's settings. */
export const serverOptions = (
  { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>,
  timeouts: Timeouts,
  logger: FastifyBaseLogger | undefined,
) =>
  ({
    ...(logger === undefined ? {} : { loggerInstance: frameworkLogger(logger) }),
    logController: new LogController({ disableRequestLogging: true }),
    /** Each log line names its call itself, so that a logger for each call is not needed. */
    childLoggerFactory: parent => parent,
    schemaController,
    genReqId: randomId,
    frameworkErrors: answerUnreadableAddress,
    trustProxy: TRUSTED_PROXIES.length > 0 && [...TRUSTED_PROXIES],
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
      /** The plugin `hostHeader` refuses a call without a host, with an error of the contract. */
      requireHostHeader: false,
    },
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: linkerMaxLength,
      constraints: pageConstraint,
    },
  }) satisfies FastifyHttpOptions<Server>
