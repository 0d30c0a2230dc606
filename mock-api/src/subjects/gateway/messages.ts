import {
  type GatewayReply,
  gatewayReply,
  type GatewayRequest,
  gatewayRequest,
  gatewayStatuses,
  type PaymentResult,
} from '@open-account/contracts/gateway'
import { z } from 'zod'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** What a request to the gateway asks for; null when the payload is none. */
export const requestIn = (payload: string): GatewayRequest['msg'] | null =>
  gatewayRequest.safeParse(parsed(payload)).data?.msg ?? null

/** What the gateway answers; null when the payload is no answer of it. */
export const replyIn = (payload: string): GatewayReply['msg'] | null =>
  gatewayReply.safeParse(parsed(payload)).data?.msg ?? null

const referring = z.object({ msg: z.object({ merchantTxnRef: z.string() }) })

/** The reference of the attempt that a message of either direction is about, whoever wrote it; null without one. */
export const referenceIn = (payload: string): string | null =>
  referring.safeParse(parsed(payload)).data?.msg.merchantTxnRef ?? null

const isResult = (name: string): name is PaymentResult => name in gatewayStatuses
const results: readonly PaymentResult[] = Object.keys(gatewayStatuses).filter(isResult)

/** The result that a reply tells. */
export const resultOf = ({ netsTxnStatus }: GatewayReply['msg']): PaymentResult => {
  const found = results.find(result => gatewayStatuses[result] === netsTxnStatus)
  if (found === undefined) throw new RangeError('Every status of the gateway is a result')
  return found
}

/** How a result is said to the payer. */
export const resultWords: Readonly<Record<PaymentResult, string>> = {
  success: 'Approved',
  failed: 'Declined',
  pending: 'Pending',
  cancelled: 'Cancelled by the payer',
}

/** The gateway's answer to a request, as the payload that it signs. */
export const replyTo = (
  { merchantTxnRef, txnAmount, paymentMode }: GatewayRequest['msg'],
  result: PaymentResult,
): string => {
  const reply: GatewayReply = {
    ss: '1',
    msg: {
      merchantTxnRef,
      txnAmount,
      paymentMode,
      netsTxnStatus: gatewayStatuses[result],
      netsTxnMsg: resultWords[result],
    },
  }
  return JSON.stringify(reply)
}
