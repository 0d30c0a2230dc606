import type { PaymentStatus } from '@open-account/contracts/payment'
import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway/gateway.ts'
import type { Answer } from '../../kit/answer.ts'
import { Refusal } from '../../kit/refusal.ts'
import { cardOf } from '../../scenarios/cards.ts'
import type { PaymentRow } from '../../store/tables.ts'
import { statusOf } from './statusOf.ts'

/** The states of a payment, the best one first. */
const best: readonly PaymentRow['state'][] = ['success', 'pending', 'open', 'failed', 'cancelled']

type ReadPayments = () => Promise<readonly PaymentRow[]>

/** The best outcome of attempts to pay, after the gateway has posted the outcomes that are due. */
export const paymentStatus = async (
  gateway: Gateway,
  request: FastifyRequest,
  read: ReadPayments,
): Promise<Answer<PaymentStatus>> => {
  await gateway.catchUp(request.world, request.at, await read())
  const payments = await read()
  const [first] = payments.toSorted((one, other) => best.indexOf(one.state) - best.indexOf(other.state))
  if (first === undefined) throw new Refusal('not_found', { description: 'There is no such payment.' })
  const rule = first.choice === null ? 'payment.open' : cardOf(first.choice).rule
  if (first.choice === 'payment.failing') throw new Refusal('upstream_error', { rule })
  return { rule, body: statusOf(first) }
}
