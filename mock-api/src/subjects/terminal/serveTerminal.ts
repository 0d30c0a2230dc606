import { contract } from '@open-account/contracts'
import type { FastifyInstance } from 'fastify'
import type { PaymentResult } from '@open-account/contracts/gateway'
import { applicationIdOf } from '../gateway/paymentFacts.ts'
import { decisionOf, invalidCard } from '../gateway/decision.ts'
import { resultMessages } from '../gateway/messages.ts'
import { withOutcome } from '../gateway/addresses.ts'
import { requestIssues } from '@open-account/contracts/requestIssues'
import { Refusal } from '../../kit/refusal.ts'
import { cardOf } from '../../scenarios/cards.ts'
import type { PaymentChoice } from '../../store/tables.ts'
import type { Service } from '../../service/service.ts'
import { refuseEndedState } from '../transactionEnd/refuseEnded.ts'
import { backFromTerminal } from './backFromTerminal.ts'
import { decideAtTerminal } from './decideAtTerminal.ts'
import { terminalPage } from './terminalPage.ts'

const { path, query: queryOf } = contract.gateway.terminal

const unpaid: ReadonlySet<PaymentResult> = new Set(['failed', 'cancelled'])

/** The outcome in the browser's return address. It is only a hint, and false when the tester chose a tampered outcome. */
const hintOf = (wanted: PaymentChoice, done: PaymentChoice): PaymentResult => {
  const { genuine } = cardOf(wanted).conduct
  return cardOf(genuine ? done : wanted).conduct.browser ?? 'success'
}

/** Serves the address to which the terminal's page posts the payer's decision. */
export const serveTerminal = (scope: FastifyInstance, service: Service): void => {
  scope.post(path, { config: { inWorld: true, form: true } }, async (request, reply) => {
    const { success, data: query, error } = queryOf.safeParse(request.query)
    if (!success) throw new Refusal('invalid_request', { issues: requestIssues({ query: error }) })
    const back = backFromTerminal(service, request, query.redirectUrl)
    await refuseEndedState(service, query.clientState)
    const decided = decisionOf(request)
    if (decided === null) {
      const appId = await applicationIdOf(service, request.world.id, query.clientState)
      return reply
        .status(400)
        .type('text/html; charset=utf-8')
        .send(terminalPage({ query, appId, error: invalidCard }))
    }
    const { id, choice } = await decideAtTerminal(service, request, query, decided)
    reply.rule = cardOf(choice).rule
    const hint = hintOf(decided, choice)
    return reply.redirect(withOutcome(back, hint, id, unpaid.has(hint) ? resultMessages[hint] : ''), 303)
  })
}
