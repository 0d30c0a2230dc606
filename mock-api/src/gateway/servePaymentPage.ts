import { transactionReference } from '@open-account/contracts/fields/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { returnAddress, wayBack } from '../payment/addresses.ts'
import { Refusal } from '../refusal.ts'
import { cardOf, type PaymentChoice } from '../scenarios/cards.ts'
import type { Service } from '../service.ts'
import { findPayment } from '../store/payments.ts'
import { decisionOf, undecided } from './decision.ts'
import { choicePath, handOverScriptPath, ownAddressScriptPath } from './gatewayPath.ts'
import type { Gateway } from './gateway.ts'
import { handOverPage, handOverScript } from './handOverPage.ts'
import { requestIn } from './messages.ts'
import { decidedPage, ownAddressScript, paymentPage } from './paymentPage.ts'
import { returnForm } from './returnForm.ts'

const params = z.object({ txnRef: transactionReference })

/** What the payer's browser does next: it carries a form to the callback, or goes straight back to the application. */
type Next = { readonly page: string } | { readonly location: string }

/** The gateway's own page: where the payer's choice is posted to, and the script that brings the browser back. */
export const servePaymentPage = (scope: FastifyInstance, service: Service, gateway: Gateway): void => {
  const requestOf = async ({ params: given, world }: FastifyRequest) => {
    const named = params.safeParse(given)
    const payment = named.success ? await findPayment(service.db, named.data.txnRef) : undefined
    const request = payment?.world === world.id ? requestIn(payment.payload) : null
    if (request === null) throw new Refusal('not_found', { description: 'There is no such payment.' })
    return { request, isDecided: payment !== undefined && payment.choice !== null }
  }
  type Asked = Awaited<ReturnType<typeof requestOf>>['request']

  const applicationOf = (request: FastifyRequest, { b2sTxnEndURL: callback }: Asked): URL | null =>
    returnAddress(service, request, new URL(callback).searchParams.get('return') ?? '')

  const next = (request: FastifyRequest, asked: Asked, choice: PaymentChoice): Next => {
    const { conduct } = cardOf(choice)
    const { b2sTxnEndURL: callback, merchantTxnRef: reference } = asked
    if (conduct.browser !== null)
      return { page: handOverPage(callback, returnForm(request.world, asked, conduct, conduct.browser)) }
    const address = applicationOf(request, asked)
    if (address === null)
      throw new Refusal('invalid_request', { description: 'There is no application to go back to.' })
    return { location: wayBack(address, 'success', reference) }
  }

  scope.get(choicePath(':txnRef'), { config: { inWorld: true } }, async (request, reply) => {
    const { request: asked, isDecided } = await requestOf(request)
    const back = applicationOf(request, asked)?.href ?? null
    const page = isDecided ? decidedPage({ request: asked, back }) : paymentPage({ request: asked })
    return reply.type('text/html; charset=utf-8').send(page)
  })

  scope.post(choicePath(':txnRef'), { config: { inWorld: true, form: true } }, async (request, reply) => {
    const { request: asked } = await requestOf(request)
    const decided = decisionOf(request)
    void reply.type('text/html; charset=utf-8')
    if (decided === null) return reply.status(400).send(paymentPage({ request: asked, complaint: undecided }))
    const { choice } = await gateway.choose(request.world, request.at, asked.merchantTxnRef, decided)
    if (choice === null) throw new Error('A payment that was chosen for has a choice')
    request.rule = cardOf(choice).rule
    const then = next(request, asked, choice)
    return 'page' in then ? reply.send(then.page) : reply.redirect(then.location, 303)
  })

  scope.get(ownAddressScriptPath, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(ownAddressScript),
  )
  scope.get(handOverScriptPath, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(handOverScript),
  )
}
