import {
  type GatewayReply,
  gatewayReply,
  type GatewayRequest,
  gatewayRequest,
  gatewayStatuses,
  type PaymentResult,
  paymentResults,
} from '@open-account/contracts/gateway'
import { z } from 'zod'
import { parsedJson } from '../../kit/parsedJson.ts'

/** The message of a request to the gateway; null when the payload is no request. */
export const requestIn = (payload: string): GatewayRequest['msg'] | null =>
  gatewayRequest.safeParse(parsedJson(payload)).data?.msg ?? null

/** The message of a reply of the gateway; null when the payload is no reply. */
export const replyIn = (payload: string): GatewayReply['msg'] | null =>
  gatewayReply.safeParse(parsedJson(payload)).data?.msg ?? null

const referring = z.object({ msg: z.object({ merchantTxnRef: z.string() }) })

/** The reference in an unverified message of either direction; null without one. */
export const referenceIn = (payload: string): string | null =>
  referring.safeParse(parsedJson(payload)).data?.msg.merchantTxnRef ?? null

/** The result in a reply. */
export const resultOf = ({ netsTxnStatus }: GatewayReply['msg']): PaymentResult => {
  const found = paymentResults.find(result => gatewayStatuses[result] === netsTxnStatus)
  if (found === undefined) throw new RangeError(`No result has gateway status ${netsTxnStatus}`)
  return found
}

/** The message of each result for the payer. */
export const resultMessages: Readonly<Record<PaymentResult, string>> = {
  success: 'Approved',
  failed: 'Declined',
  pending: 'Pending',
  cancelled: 'Cancelled by the payer',
}

/** The payload of the gateway's reply to a request. */
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
      netsTxnMsg: resultMessages[result],
    },
  }
  return JSON.stringify(reply)
}
