import type { GatewayRequest } from '@open-account/contracts/gateway'
import type { SubmitAnswer } from '@open-account/contracts/submitAnswer'
import { singaporeTimeOf } from '@open-account/domain/time/singaporeDate'
import { toWireDate } from '@open-account/domain/time/wireDate'
import type { FastifyRequest } from 'fastify'
import { signedForm } from '../gateway/forms.ts'
import { merchantOf } from '../gateway/merchant.ts'
import { randomText } from '../../kit/randomText.ts'
import { insertPayment } from '../../store/payments.ts'
import type { Db, TransactionRow } from '../../store/tables.ts'
import type { Payable } from './payableOf.ts'

/** A reference that cannot be guessed: 120 random bits, as many as its 20 characters hold. */
const newReference = (): string => randomText(15, 'base64url')

/** A moment in Singapore time, as YYYYMMDD HH:mm:ss.SSS. */
const gatewayTime = (at: number): string => {
  const time = singaporeTimeOf(Temporal.Instant.fromEpochMilliseconds(at))
  return `${toWireDate(time.toPlainDate())} ${time.toPlainTime().toString({ fractionalSecondDigits: 3 })}`
}

/** The payment part of the answer to a submission. */
export interface PaymentPart {
  readonly payment_details: NonNullable<Extract<SubmitAnswer, { status: 'SUCCESS' }>['payment_details']>
  readonly hmac: string
}

/** Opens an attempt to pay for an application. Returns what the browser posts to the gateway. */
export const openPayment = async (
  db: Db,
  { world, at }: Pick<FastifyRequest, 'world' | 'at'>,
  transaction: TransactionRow,
  { amounts: { payable }, method, gateway, redirect }: Payable,
): Promise<PaymentPart> => {
  const reference = newReference()
  const { origin, pathname } = new URL(redirect)
  const request: GatewayRequest = {
    ss: '1',
    msg: {
      netsMid: merchantOf(world).id,
      tid: '',
      submissionMode: 'B',
      txnAmount: String(payable),
      merchantTxnRef: reference,
      merchantTxnDtm: gatewayTime(at),
      paymentType: 'SALE',
      paymentMode: method,
      currencyCode: 'SGD',
      merchantTimeZone: '+8:00',
      b2sTxnEndURL: redirect,
      s2sTxnEndURL: origin + pathname,
      clientType: 'W',
      netsMidIndicator: 'U',
      ipAddress: '',
      language: 'en',
    },
  }
  const { payload, apiKey, hmac } = signedForm(world, JSON.stringify(request))
  await insertPayment(db, {
    reference,
    world: transaction.world,
    state_id: transaction.id,
    payload,
    created_at: at,
  })
  return { payment_details: { enets_url: gateway, api_key: apiKey, payload, hmac }, hmac }
}
