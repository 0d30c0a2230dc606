import { transactionReference } from '@open-account/contracts/fields/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { applicationOf, wayBack } from './addresses.ts'
import { Refusal } from '../../kit/refusal.ts'
import { cardOf } from '../../scenarios/cards.ts'
import type { PaymentChoice } from '../../store/tables.ts'
import type { Service } from '../../service/service.ts'
import { findPayment } from '../../store/payments.ts'
import { refuseEndedState } from '../transactionEnd/refuseEnded.ts'
import { decisionOf, undecided } from './decision.ts'
import { choicePath, handOverScriptPath } from './gatewayPath.ts'
import type { Gateway } from './gateway.ts'
import { handOverPage, handOverScript } from './handOverPage.ts'
import { requestIn } from './messages.ts'
import { decidedPage, paymentPage } from './paymentPage.ts'
import { returnForm } from './returnForm.ts'

const params = z.object({ txnRef: transactionReference })

/** What the payer's browser does next: it carries a form to the callback, or goes straight back to the application. */
type Next = { readonly page: string } | { readonly location: string }

/** The gateway's own page: where the payer's choice is posted to, and the script that brings the browser back. */
export const servePaymentPage = (scope: FastifyInstance, service: Service, gateway: Gateway): void => {
  const requestOf = async (request: FastifyRequest) => {
    const named = params.safeParse(request.params)
    const payment = named.success ? await findPayment(service.db, named.data.txnRef) : undefined
    const asked = payment?.world === request.world.id ? requestIn(payment.payload) : null
    if (payment === undefined || asked === null)
      throw new Refusal('not_found', { description: 'There is no such payment.' })
    await refuseEndedState(service, payment.state_id)
    return { request: asked, isDecided: payment.choice !== null }
  }
  type Asked = Awaited<ReturnType<typeof requestOf>>['request']

  const backOf = (request: FastifyRequest, asked: Asked): string | null =>
    applicationOf(service, request, asked)?.href ?? null

  const next = (request: FastifyRequest, asked: Asked, choice: PaymentChoice): Next => {
    const { conduct } = cardOf(choice)
    const { b2sTxnEndURL: callback, merchantTxnRef: reference } = asked
    if (conduct.browser !== null) {
      const form = returnForm(request.world, asked, conduct, conduct.browser)
      return { page: handOverPage(callback, form, backOf(request, asked)) }
    }
    const address = applicationOf(service, request, asked)
    if (address === null)
      throw new Refusal('invalid_request', { description: 'There is no application to go back to.' })
    return { location: wayBack(address, 'success', reference) }
  }

  scope.get(choicePath(':txnRef'), { config: { inWorld: true } }, async (request, reply) => {
    const { request: asked, isDecided } = await requestOf(request)
    const shown = { request: asked, back: backOf(request, asked) }
    const page = isDecided ? decidedPage(shown) : paymentPage(shown)
    return reply.type('text/html; charset=utf-8').send(page)
  })

  scope.post(choicePath(':txnRef'), { config: { inWorld: true, form: true } }, async (request, reply) => {
    const { request: asked } = await requestOf(request)
    const decided = decisionOf(request)
    void reply.type('text/html; charset=utf-8')
    if (decided === null) {
      const back = backOf(request, asked)
      return reply.status(400).send(paymentPage({ request: asked, back, complaint: undecided }))
    }
    const { choice } = await gateway.choose(request.world, request.at, asked.merchantTxnRef, decided)
    if (choice === null) throw new Error('A payment that was chosen for has a choice')
    reply.rule = cardOf(choice).rule
    const then = next(request, asked, choice)
    return 'page' in then ? reply.send(then.page) : reply.redirect(then.location, 303)
  })

  scope.get(handOverScriptPath, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(handOverScript),
  )
}
