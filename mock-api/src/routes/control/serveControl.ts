import { maxArchive } from '@open-account/contracts/control/archiveLimits'
import type { FastifyInstance } from 'fastify'
import { serialize } from '../../kit/serialize.ts'
import { type CollectedHandlers, refuseInvalid } from '../../plugins/contract.ts'
import { pageSecurity } from '../../plugins/security.ts'
import type { Service } from '../../service/service.ts'
import { controlRoutes } from './controlRoutes.gen.ts'
import { serveReceiver } from './serveReceiver.ts'

type Route = (typeof controlRoutes)[number]

/** The largest bodies of calls to which the limit of the service does not apply. Bytes. */
const largestBodies: Partial<Record<Route['operation'], number>> = { 'worlds.import': maxArchive }

/** The resource of an operation, as `worlds` of `worlds.create`. */
const resourceOf = (operation: Route['operation']): string => operation.split('.', 1)[0] ?? ''

const isOfReportCard = ({ operation }: Route): boolean => resourceOf(operation) === 'reportCard'

/**
 * The control API: how a tester steers the service. Its contract and its handlers are loaded at its first call (decision
 * 0090), so that a service without testers starts sooner and takes less memory.
 */
export const serveControl = async (
  app: FastifyInstance,
  service: Service,
  validateAnswers: boolean,
): Promise<void> => {
  let loading: Promise<CollectedHandlers> | undefined
  const load = () =>
    (loading ??= import('./controlHandlers.ts').then(({ controlHandlers }) =>
      controlHandlers(app, service, validateAnswers),
    ))
  const serve = (scope: FastifyInstance, routes: readonly Route[]) => {
    scope.setReplySerializer(serialize)
    scope.setErrorHandler(refuseInvalid)
    for (const { method, url, operation, needsWorldKey } of routes) {
      const bodyLimit = largestBodies[operation]
      scope.route({
        method,
        url,
        /** A GET of the contract may change something. */
        exposeHeadRoute: false,
        ...(bodyLimit !== undefined && { bodyLimit }),
        config: { operation, needsWorldKey, control: true },
        handler: async (request, reply) =>
          (await load()).handle(resourceOf(operation), `${method} ${url}`, request, reply),
      })
    }
  }
  await app.register((scope, _options, done) => {
    serve(
      scope,
      controlRoutes.filter(route => !isOfReportCard(route)),
    )
    done()
  })
  /** The report card is also a page. */
  await app.register(async scope => {
    await scope.register(pageSecurity, { ...service.env, FRAME_ANCESTORS: [] })
    serve(scope, controlRoutes.filter(isOfReportCard))
  })
  serveReceiver(app, service)
}
