import { z } from 'zod'
import { bodyRefusals, refusals } from './errors.ts'
import { transactionReference } from './fields/ids.ts'
import { kioskPaymentQuery } from './fields/kioskPaymentQuery.ts'
import { centsText } from './fields/money.ts'
import { gatewayPaymentMethod } from './fields/paymentMethod.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { gatewayExamples } from './gatewayExamples.ts'
import { c } from './router.ts'

/** The payload of a request to the gateway, which is sent as JSON text. */
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
        b2sTxnEndURL: z.url().describe('Address to which the browser posts the outcome.'),
        s2sTxnEndURL: z.url().describe('Address to which the gateway itself posts the outcome.'),
        clientType: z.literal('W').describe('The web.'),
        netsMidIndicator: z.literal('U').describe('Kind of the merchant id.'),
        ipAddress: z.string().describe('IP address of the payer; empty when it is not sent.'),
        language: z.literal('en').describe('Language of the page.'),
      })
      .describe('The requested payment.'),
  })
  .describe('Request to the payment gateway.')
export type GatewayRequest = z.infer<typeof gatewayRequest>

/**
 * The gateway's number for each result of a payment. The number of pending is ours: the documents print it as a status
 * only, and no public source has its number.
 */
export const gatewayStatuses = { success: '0', failed: '1', pending: '5', cancelled: '9' } as const
/** The result of a payment, or that it is pending; the browser comes back with it as status. */
export type PaymentResult = keyof typeof gatewayStatuses
/** The results as a list; `Object.keys` returns texts, hence the cast. */
export const paymentResults = Object.keys(gatewayStatuses) as readonly PaymentResult[]

/** The payload of the gateway's callback, which is sent as JSON text. */
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

/** The form of a message in either direction. */
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

export const gateway = c.router(
  {
    receive: {
      method: 'POST',
      path: '/GW2/TxnReqListenerToHost',
      contentType: 'application/x-www-form-urlencoded',
      summary: 'Go to the payment page',
      description:
        'The browser posts a form. The answer is the payment page, which replaces the application; the gateway posts the ' +
        'outcome to the callback in the payload. A refused browser gets a page with a link back.',
      body: gatewayForm,
      responses: {
        200: c.otherResponse({ contentType: 'text/html', body: z.string().describe('The payment page.') }),
        ...bodyRefusals('unauthorized'),
      },
      metadata: {
        credentials: ['gateway'],
        units:
          'Amounts in the payload are Singapore cents as a text; times YYYYMMDD HH:mm:ss.SSS in Singapore.',
        errors: { unauthorized: 'Key or signature do not match the payload.' },
        example: gatewayExamples.receive,
      } satisfies EndpointDocs,
    },
    terminal: {
      method: 'GET',
      path: '/khaos/terminal',
      summary: 'Go to the terminal of a kiosk',
      description:
        'The page that simulates the terminal beside a kiosk. The payment page of the kiosk links to it; it redirects the ' +
        "payer's browser to redirectUrl with status (success, failed, cancelled or pending), txnRef, which is the " +
        "reference of the terminal's transaction, and the terminal's message as error_description where it is not paid. " +
        'All are a hint only: the kiosk sends the transaction to the service and requests the status.',
      query: z.strictObject({
        ...kioskPaymentQuery.shape,
        redirectUrl: z.url().describe('Address to which the page redirects.'),
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
        example: gatewayExamples.terminal,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
