import { transactionReference } from '@open-account/contracts/fields/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { returnAddressIn, withOutcome } from './addresses.ts'
import { Refusal } from '../../kit/refusal.ts'
import { cardOf } from '../../scenarios/cards.ts'
import type { PaymentChoice } from '../../store/tables.ts'
import type { Service } from '../../service/service.ts'
import { findPayment } from '../../store/payments.ts'
import { refuseEndedState } from '../transactionEnd/refuseEnded.ts'
import { decisionOf, invalidCard } from './decision.ts'
import { choicePath, handOverScriptPath } from './gatewayPath.ts'
import type { Gateway } from './gateway.ts'
import { handOverPage, handOverScript } from './handOverPage.ts'
import { applicationIdOf } from './paymentFacts.ts'
import { requestIn } from './messages.ts'
import { decidedPage, paymentPage } from './paymentPage.ts'
import { returnForm } from './returnForm.ts'

const params = z.object({ txnRef: transactionReference })

/** The next step of the payer's browser: a page that posts to the callback, or a redirect to the application. */
type Next = { readonly page: string } | { readonly location: string }

/** Serves the payment page, the address to which it posts the payer's choice, and the script of the hand-over page. */
export const servePaymentPage = (scope: FastifyInstance, service: Service, gateway: Gateway): void => {
  const requestOf = async (request: FastifyRequest) => {
    const named = params.safeParse(request.params)
    const payment = named.success ? await findPayment(service.db, named.data.txnRef) : undefined
    const gatewayRequest = payment?.world === request.world.id ? requestIn(payment.payload) : null
    if (payment === undefined || gatewayRequest === null)
      throw new Refusal('not_found', { description: 'There is no such payment.' })
    await refuseEndedState(service, payment.state_id)
    const appId = await applicationIdOf(service, request.world.id, payment.state_id)
    return { request: gatewayRequest, appId, isDecided: payment.choice !== null }
  }
  type RequestMessage = Awaited<ReturnType<typeof requestOf>>['request']

  const backOf = (request: FastifyRequest, gatewayRequest: RequestMessage): string | null =>
    returnAddressIn(service, request, gatewayRequest)?.href ?? null

  const next = (request: FastifyRequest, gatewayRequest: RequestMessage, choice: PaymentChoice): Next => {
    const { conduct } = cardOf(choice)
    const { b2sTxnEndURL: callback, merchantTxnRef: reference } = gatewayRequest
    if (conduct.browser !== null) {
      const form = returnForm(request.world, gatewayRequest, conduct, conduct.browser)
      return { page: handOverPage(callback, form, backOf(request, gatewayRequest)) }
    }
    const address = returnAddressIn(service, request, gatewayRequest)
    if (address === null)
      throw new Refusal('invalid_request', { description: 'There is no application to go back to.' })
    return { location: withOutcome(address, 'success', reference) }
  }

  scope.get(choicePath(':txnRef'), { config: { inWorld: true } }, async (request, reply) => {
    const { request: gatewayRequest, appId, isDecided } = await requestOf(request)
    const shown = { request: gatewayRequest, appId, back: backOf(request, gatewayRequest) }
    const page = isDecided ? decidedPage(shown) : paymentPage(shown)
    return reply.type('text/html; charset=utf-8').send(page)
  })

  scope.post(choicePath(':txnRef'), { config: { inWorld: true, form: true } }, async (request, reply) => {
    const { request: gatewayRequest, appId } = await requestOf(request)
    const decided = decisionOf(request)
    void reply.type('text/html; charset=utf-8')
    if (decided === null) {
      const back = backOf(request, gatewayRequest)
      return reply.status(400).send(paymentPage({ request: gatewayRequest, appId, back, error: invalidCard }))
    }
    const { choice } = await gateway.choose(request.world, request.at, gatewayRequest.merchantTxnRef, decided)
    if (choice === null) throw new Error('The payment has no choice after one was made')
    reply.rule = cardOf(choice).rule
    const step = next(request, gatewayRequest, choice)
    return 'page' in step ? reply.send(step.page) : reply.redirect(step.location, 303)
  })

  scope.get(handOverScriptPath, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(handOverScript),
  )
}
