import type { GatewayForm, GatewayReply, PaymentResult } from '@open-account/contracts/gateway'
import type { RuleId } from '@open-account/contracts/control/rules'
import type { FastifyRequest } from 'fastify'
import { isGenuine } from '../gateway/forms.ts'
import { replyIn, requestIn, resultOf } from '../gateway/messages.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { findPayment, recordPayment } from '../../store/payments.ts'
import type { PaymentRow } from '../../store/tables.ts'

const ruleOf: Readonly<Record<PaymentResult, RuleId>> = {
  success: 'payment.success',
  failed: 'payment.declined',
  pending: 'payment.pending',
  cancelled: 'payment.cancelled',
}

/** A reply is about the very amount and means that were asked for. */
const isReplyTo = (reply: GatewayReply['msg'], { payload, world }: PaymentRow, asking: string): boolean => {
  const request = requestIn(payload)
  return (
    world === asking && request?.txnAmount === reply.txnAmount && request.paymentMode === reply.paymentMode
  )
}

/** A payment of which the gateway has told something. */
type ToldPayment = PaymentRow & { readonly state: PaymentResult }

const isTold = (payment: PaymentRow | undefined): payment is ToldPayment =>
  payment !== undefined && payment.state !== 'open'

const ended: ReadonlySet<PaymentResult> = new Set(['failed', 'cancelled'])

type TakenPayment = ToldPayment & {
  /** Why it is not paid, in the gateway's words; empty where it is, or may be, or another reply told how it ended. */
  readonly reason: string
}

/**
 * Verifies what the gateway posts and records it once. A repeat, also at the same moment, changes nothing, and neither
 * does another outcome after the first one. Refuses whatever the gateway did not sign.
 */
export const takeReply = async (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
  form: GatewayForm,
): Promise<{ readonly rule: RuleId; readonly payment: TakenPayment }> => {
  const reply = isGenuine(request.world, form) ? replyIn(form.payload) : null
  const payment = reply === null ? undefined : await findPayment(db, reply.merchantTxnRef)
  if (reply === null || payment === undefined || !isReplyTo(reply, payment, request.world.id))
    throw new Refusal('unauthorized', {
      rule: 'payment.tampered',
      description: 'Key or signature do not fit the payload.',
    })
  const result = resultOf(reply)
  const isFirst = await recordPayment(db, reply.merchantTxnRef, result)
  const recorded = await findPayment(db, reply.merchantTxnRef)
  if (!isTold(recorded)) throw new Error('A payment that was called back about is not open')
  const isReason = recorded.state === result && ended.has(result)
  return {
    rule: isFirst ? ruleOf[result] : 'payment.recorded',
    payment: { ...recorded, reason: isReason ? (reply.netsTxnMsg ?? '') : '' },
  }
}
