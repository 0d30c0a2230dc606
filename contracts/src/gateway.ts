import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { bodyRefusals, refusals } from './errors.ts'
import { transactionReference } from './fields/ids.ts'
import { kioskPaymentQuery } from './fields/kioskPaymentQuery.ts'
import { centsText } from './fields/money.ts'
import { gatewayPaymentMethod } from './fields/paymentMethod.ts'
import type { EndpointDocs } from './endpointDocs.ts'

const c = initContract()

/** What the payload of a request to the gateway says, as JSON text. */
export const gatewayRequest = z
  .object({
    ss: z.literal('1').describe('Version of the message.'),
    msg: z
      .object({
        netsMid: z.string().describe('Id of the merchant.'),
        tid: z.string().describe('Id of the terminal; empty on the web.'),
        submissionMode: z.literal('B').describe('Sent by the browser.'),
        txnAmount: centsText,
        merchantTxnRef: transactionReference,
        merchantTxnDtm: z
          .string()
          .regex(/^\d{8} \d{2}:\d{2}:\d{2}\.\d{3}$/)
          .describe('Time of the attempt in Singapore, YYYYMMDD HH:mm:ss.SSS.'),
        paymentType: z.literal('SALE').describe('A payment.'),
        paymentMode: gatewayPaymentMethod,
        currencyCode: z.literal('SGD').describe('Singapore dollars.'),
        merchantTimeZone: z.literal('+8:00').describe('Time zone of the merchant.'),
        b2sTxnEndURL: z.url().describe('Where the browser posts the outcome to.'),
        s2sTxnEndURL: z.url().describe('Where the gateway posts the outcome to itself.'),
        clientType: z.literal('W').describe('The web.'),
        netsMidIndicator: z.literal('U').describe('Kind of the merchant id.'),
        ipAddress: z.string().describe('Address of the payer; empty when it is not passed on.'),
        language: z.literal('en').describe('Language of the page.'),
      })
      .describe('The payment that is asked for.'),
  })
  .describe('Request to the payment gateway.')
export type GatewayRequest = z.infer<typeof gatewayRequest>

/**
 * How the gateway writes each result of a payment. Pending is ours: the documents know it as a status and no public
 * source gives its number.
 */
export const gatewayStatuses = { success: '0', failed: '1', pending: '5', cancelled: '9' } as const
/** How a payment ended, or that it has not ended yet; the browser comes back with this word as its status. */
export type PaymentResult = keyof typeof gatewayStatuses

/** What the payload of the gateway's callback says, as JSON text. */
export const gatewayReply = z
  .object({
    ss: z.literal('1').describe('Version of the message.'),
    msg: z
      .object({
        merchantTxnRef: transactionReference,
        txnAmount: centsText,
        paymentMode: gatewayPaymentMethod,
        netsTxnStatus: z
          .enum(gatewayStatuses)
          .describe('Outcome: 0 success, 1 failed, 5 pending, 9 cancelled.'),
        netsTxnMsg: z.string().optional().describe('The outcome in words.'),
        netsTxnRef: z.string().optional().describe("The gateway's own reference."),
      })
      .describe('The payment and its outcome.'),
  })
  .describe('Outcome of a payment.')
export type GatewayReply = z.infer<typeof gatewayReply>

/** The form that carries a message of either direction. */
export const gatewayForm = z.strictObject({
  payload: z
    .string()
    .min(1)
    .max(10_000)
    .describe('The message as JSON text, byte for byte as it was signed.'),
  apiKey: z.string().min(1).max(128).describe('Key of the merchant.'),
  hmac: z.string().min(1).max(128).describe('Base64 of the SHA-256 of the payload followed by the secret.'),
})
export type GatewayForm = z.infer<typeof gatewayForm>

const form = {
  payload: '{"ss":"1","msg":{"txnAmount":"45000"}}',
  apiKey: 'key-1',
  hmac: 'CubFGzFgPf9zgDhmkyvTfOj3zhXwnTBrW6WyeMTbb3Y=',
}

export const gateway = c.router(
  {
    receive: {
      method: 'POST',
      path: '/GW2/TxnReqListenerToHost',
      contentType: 'application/x-www-form-urlencoded',
      summary: 'Go to the payment page',
      description:
        'Posted by the browser as a form. The page that is answered takes the place of the application; the outcome ' +
        'is posted to the callback that the payload names. A browser that is refused reads a page that leads back.',
      body: gatewayForm,
      responses: {
        200: c.otherResponse({ contentType: 'text/html', body: z.string().describe('The payment page.') }),
        ...bodyRefusals('unauthorized'),
      },
      metadata: {
        units:
          'Amounts in the payload are Singapore cents as a text; times YYYYMMDD HH:mm:ss.SSS in Singapore.',
        errors: { unauthorized: 'Key or signature do not fit the payload.' },
        example: {
          valid: { body: form, answer: { status: 200, body: 'The payment page.' } },
          invalid: { body: { ...form, hmac: 'AAAA' }, refusedBy: 'state', error: 'unauthorized' },
        },
      } satisfies EndpointDocs,
    },
    terminal: {
      method: 'GET',
      path: '/khaos/terminal',
      summary: 'Go to the terminal of a kiosk',
      description:
        "The page that stands for the terminal beside a kiosk. The payment page of the kiosk goes there; the payer's " +
        'browser is sent on to redirectUrl with status (success, failed, cancelled or pending), txnRef, which is the ' +
        "reference of the terminal's transaction, and the terminal's words as error_description where it is not paid. " +
        'All are a hint only: the service is told of the transaction and asked for the status.',
      query: z.strictObject({
        ...kioskPaymentQuery.shape,
        redirectUrl: z.url().describe('Where the page leads back to.'),
      }),
      responses: {
        200: c.otherResponse({
          contentType: 'text/html',
          body: z.string().describe('The page of the terminal.'),
        }),
        ...refusals(),
      },
      metadata: {
        units: 'The amount is in Singapore cents, as a text.',
        errors: {},
        example: {
          valid: {
            query: {
              paymentMode: 'NETS_DEBIT',
              amount: '165000',
              clientId: 'OA',
              redirectUrl: 'http://localhost/payment',
              clientState: 'wuTVrpPUBwl6uP1gfjTatA',
            },
            answer: { status: 200, body: 'The page of the terminal.' },
          },
          invalid: { query: {}, refusedBy: 'shape', error: 'invalid_request' },
        },
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
