import { contractVersion } from '@open-account/contracts/version'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refusalPage } from '../views/refusalPage.ts'
import { opensPage } from '../views/wantsPage.ts'
import { Refusal } from '../kit/refusal.ts'
import { answerRefusal, refusalOfError } from './errors.ts'
import { applicationStart } from '../views/applicationStart.ts'

/** The headers of every answer. Hooks set them, and those of pages, for every other call. */
const headers = {
  'contract-version': contractVersion,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
}

/**
 * Refuses an address that cannot be decoded: with a page for a person, with JSON for a program. None of the app's
 * hooks runs for such a call, so that it is logged here.
 */
export const answerUnreadableAddress = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const { server } = request
  server.settleBody(request, reply)
  reply.headers({ ...headers, 'x-request-id': request.id })
  const refusal = refusalOfError(error) ?? new Refusal('server_error')
  if (opensPage(request))
    void reply
      .status(refusal.status)
      .headers(pageHeaders)
      .send(
        refusalPage({
          title: 'This address cannot be read',
          paragraphs: ['It may have been typed or copied incompletely.'],
          back: applicationStart,
          requestId: request.id,
        }),
      )
  else void answerRefusal(request, reply, refusal)
  server.logUnreadable({ method: request.method, status: refusal.status, reqId: request.id })
}
