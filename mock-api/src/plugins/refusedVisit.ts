import type { ServiceErrorCode } from '@open-account/contracts/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wantsPage } from '../views/wantsPage.ts'

/**
 * Answers a refused browser with a page in place of JSON. `pageOf` returns the page, or null for a call that no browser
 * makes.
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
