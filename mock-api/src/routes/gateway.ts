import type { contract } from '@open-account/contracts'
import { isGenuine } from '../subjects/gateway/forms.ts'
import { requestIn } from '../subjects/gateway/messages.ts'
import { applicationIdOf } from '../subjects/gateway/paymentFacts.ts'
import { paymentPage } from '../subjects/gateway/paymentPage.ts'
import { returnAddressIn } from '../subjects/gateway/addresses.ts'
import type { Handlers } from '../plugins/contract.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import { backFromTerminal } from '../subjects/terminal/backFromTerminal.ts'
import { terminalPage } from '../subjects/terminal/terminalPage.ts'
import { findPayment } from '../store/payments.ts'
import { refuseEndedState } from '../subjects/transactionEnd/refuseEnded.ts'

export const gatewayRoutes = ({
  db,
  reads,
  env,
}: Pick<Service, 'db' | 'reads' | 'env'>): Handlers<typeof contract.gateway> => ({
  receive: async ({ body, request }) => {
    const paymentRequest = isGenuine(request.world, body) ? requestIn(body.payload) : null
    const payment = paymentRequest === null ? undefined : await findPayment(db, paymentRequest.merchantTxnRef)
    if (paymentRequest === null || payment?.payload !== body.payload)
      throw new Refusal('unauthorized', {
        rule: 'payment.tampered',
        description: 'Key or signature do not fit the payload.',
      })
    await refuseEndedState({ reads }, payment.state_id)
    const back = returnAddressIn({ env }, request, paymentRequest)?.href ?? null
    const appId = await applicationIdOf({ reads }, request.world.id, payment.state_id)
    return { status: 200, rule: 'payment.open', body: paymentPage({ request: paymentRequest, appId, back }) }
  },
  terminal: async ({ query, request }) => {
    backFromTerminal({ env }, request, query.redirectUrl)
    await refuseEndedState({ reads }, query.clientState)
    const appId = await applicationIdOf({ reads }, request.world.id, query.clientState)
    return { status: 200, rule: 'payment.open', body: terminalPage({ query, appId }) }
  },
})
