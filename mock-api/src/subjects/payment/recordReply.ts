import type { GatewayForm, GatewayReply, PaymentResult } from '@open-account/contracts/gateway'
import type { RuleId } from '@open-account/contracts/control/rules'
import type { FastifyRequest } from 'fastify'
import { recordEvent } from '../events/recordEvent.ts'
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

/** Whether a reply has the amount and method of the request, in the world of the call. */
const isReplyTo = (
  reply: GatewayReply['msg'],
  { payload, world }: PaymentRow,
  callingWorld: string,
): boolean => {
  const request = requestIn(payload)
  return (
    world === callingWorld &&
    request?.txnAmount === reply.txnAmount &&
    request.paymentMode === reply.paymentMode
  )
}

/** A payment for which the gateway has posted a result. */
type ReportedPayment = PaymentRow & { readonly state: PaymentResult }

const isReported = (payment: PaymentRow | undefined): payment is ReportedPayment =>
  payment !== undefined && payment.state !== 'open'

const ended: ReadonlySet<PaymentResult> = new Set(['failed', 'cancelled'])

type RecordedPayment = ReportedPayment & {
  /** The gateway's message when this reply ended the payment unpaid; empty otherwise. */
  readonly reason: string
}

/**
 * Verifies a reply of the gateway and records it once. A repetition, even in parallel, changes nothing; nor does another
 * outcome after the first one. Refuses a reply that the gateway did not sign.
 */
export const recordReply = async (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
  form: GatewayForm,
): Promise<{ readonly rule: RuleId; readonly payment: RecordedPayment }> => {
  const reply = isGenuine(request.world, form) ? replyIn(form.payload) : null
  const payment = reply === null ? undefined : await findPayment(db, reply.merchantTxnRef)
  if (reply === null || payment === undefined || !isReplyTo(reply, payment, request.world.id))
    throw new Refusal('unauthorized', {
      rule: 'payment.tampered',
      description: 'Key or signature do not fit the payload.',
    })
  const result = resultOf(reply)
  const isFirst = await db.transaction().execute(async trx => {
    const isRecorded = await recordPayment(trx, payment.reference, result)
    if (isRecorded)
      await recordEvent(
        trx,
        { world: payment.world, at: request.at },
        {
          type: 'payment.reported',
          data: { state_id: payment.state_id, reference: payment.reference, result },
        },
      )
    return isRecorded
  })
  const recorded = await findPayment(db, reply.merchantTxnRef)
  if (!isReported(recorded)) throw new Error('The payment is still open after a reply was recorded')
  const isReason = recorded.state === result && ended.has(result)
  return {
    rule: isFirst ? ruleOf[result] : 'payment.recorded',
    payment: { ...recorded, reason: isReason ? (reply.netsTxnMsg ?? '') : '' },
  }
}
