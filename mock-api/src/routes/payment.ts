import type { contract } from '@open-account/contracts'
import type { Gateway } from '../subjects/gateway/gateway.ts'
import { returnAddress, withOutcome } from '../subjects/gateway/addresses.ts'
import { paymentStatus } from '../subjects/payment/paymentStatus.ts'
import { processTerminal } from '../subjects/payment/processTerminal.ts'
import { statusOf } from '../subjects/payment/statusOf.ts'
import { recordReply } from '../subjects/payment/recordReply.ts'
import type { Handlers } from '../plugins/contract.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Service } from '../service/service.ts'
import { findPayment, listPayments } from '../store/payments.ts'

export const paymentRoutes = (service: Service, gateway: Gateway): Handlers<typeof contract.payment> => {
  const { db, reads } = service
  return {
    callback: async ({ query, body, request, reply }) => {
      const { rule, payment } = await recordReply(service, request, body)
      if (query.return === undefined) return { status: 200, rule, body: statusOf(payment) }
      const address = returnAddress(service, request, query.return)
      if (address === null)
        throw new Refusal('invalid_request', {
          rule,
          description: 'The service does not redirect to an address that it does not know.',
        })
      reply.header('location', withOutcome(address, payment.state, payment.reference, payment.reason))
      return { status: 303, rule, body: undefined }
    },
    status: async ({ params, request }) => ({
      status: 200,
      ...(await paymentStatus(gateway, request, async () => {
        const payment = await findPayment(db, params.txnRef)
        return payment?.world === request.world.id ? [payment] : []
      })),
    }),
    statusOfApplication: async ({ query, request }) => ({
      status: 200,
      ...(await paymentStatus(gateway, request, async () => {
        const transaction = await reads.transaction(query.appId)
        return transaction?.app_id === query.appId && transaction.world === request.world.id
          ? listPayments(db, transaction)
          : []
      })),
    }),
    process: async ({ body, request }) => {
      await processTerminal(service, request, body)
      return {
        status: 200,
        ...(await paymentStatus(gateway, request, async () => {
          const payment = await findPayment(db, body.txnId)
          return payment === undefined ? [] : [payment]
        })),
      }
    },
  }
}
