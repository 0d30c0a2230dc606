import type { FastifyInstance } from 'fastify'
import { formBody } from '../../plugins/formBody.ts'
import { refusedVisit } from '../../plugins/refusedVisit.ts'
import { pageSecurity } from '../../plugins/security.ts'
import type { Service } from '../../service/service.ts'
import { serveReference } from './reference/serveReference.ts'
import { refusedSteeringPage } from './refusedSteeringPage.ts'
import { serveConsole } from './serveConsole.ts'
import { serveEntrance } from './serveEntrance.ts'
import { serveSharing } from './sharing/serveSharing.ts'
import { serveSignIn } from './serveSignIn.ts'

/** The pages for testers. No other site may show them in a frame, even if the settings allow it for the application. */
export const serveSteeringPages = async (app: FastifyInstance, service: Service): Promise<void> => {
  await app.register(async scope => {
    await scope.register(formBody)
    await scope.register(pageSecurity, { ...service.env, FRAME_ANCESTORS: [] })
    refusedVisit(scope, (request, code) => refusedSteeringPage(service, request, code))
    await serveConsole(scope, service)
    serveEntrance(scope, service)
    serveSharing(scope, service)
    serveSignIn(scope, service)
    serveReference(scope)
  })
}
