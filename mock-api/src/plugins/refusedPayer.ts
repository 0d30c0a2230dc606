import { contract } from '@open-account/contracts'
import type { FastifyRequest } from 'fastify'
import { plugin } from '../kit/plugin.ts'
import { z } from 'zod'
import { choicePath } from '../subjects/gateway/gatewayPath.ts'
import { requestIn } from '../subjects/gateway/messages.ts'
import { returnAddress } from '../subjects/gateway/addresses.ts'
import { refusedPayerPage } from '../subjects/payment/refusedPayerPage.ts'
import type { Service } from '../service/service.ts'
import { refusedVisit } from './refusedVisit.ts'
import { applicationStart } from '../views/applicationStart.ts'

const onTheWayBack = z.object({ return: z.string() })
const atTheTerminal = z.object({ redirectUrl: z.string() })
const onTheWayThere = z.object({ payload: z.string() })

/** The return address in a call about a payment. It is not verified. */
const namedBack = ({ query, body }: FastifyRequest): string | null => {
  const back = onTheWayBack.safeParse(query).data
  if (back !== undefined) return back.return
  const fromTerminal = atTheTerminal.safeParse(query).data
  if (fromTerminal !== undefined) return fromTerminal.redirectUrl
  const { payload = '' } = onTheWayThere.safeParse(body).data ?? {}
  const callback = requestIn(payload)?.b2sTxnEndURL
  return callback === undefined ? null : new URL(callback).searchParams.get('return')
}

const gatewayPage = choicePath(':txnRef')

/** Whether the caller is a browser: it posts a form or opens the gateway's page. */
const isVisited = ({ call, routeOptions }: FastifyRequest): boolean =>
  call?.form === true || routeOptions.url === gatewayPage

/** Answers a browser whose call about a payment is refused with a page that links back to the application. */
export const refusedPayer = plugin<Pick<Service, 'env'>>(
  { name: 'refusedPayer', dependencies: ['errors', 'call'] },
  (scope, service) =>
    refusedVisit(scope, (request, code) => {
      const at = request.routeOptions.url === contract.gateway.terminal.path ? 'terminal' : 'gateway'
      if (at === 'gateway' && !isVisited(request)) return null
      const back = returnAddress(service, request, namedBack(request) ?? '')?.href ?? applicationStart
      return refusedPayerPage({ at, code, back, requestId: request.id })
    }),
)
