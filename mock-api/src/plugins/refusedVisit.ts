import type { ServiceErrorCode } from '@open-account/contracts/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wantsPage } from '../views/wantsPage.ts'

/**
 * Shows a browser that is refused a page, in place of the JSON that everybody else is answered. `pageOf` makes it, and
 * answers null for calls to which no browser goes.
 */
export const refusedVisit = (
  scope: FastifyInstance,
  pageOf: (request: FastifyRequest, code: ServiceErrorCode) => string | null,
): void => {
  scope.addHook('onSend', (request, reply, payload, done) => {
    const { refusedWith: code, headers } = request
    const page = code !== null && wantsPage(headers.accept) ? pageOf(request, code) : null
    if (page === null) return done(null, payload)
    void reply.type('text/html; charset=utf-8')
    done(null, page)
  })
}
