import { z } from 'zod'
import { bodyRefusals, refusals } from './errors.ts'
import { appId, transactionReference } from './fields/ids.ts'
import { gatewayForm } from './gateway.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { paymentExamples } from './paymentExamples.ts'
import { c } from './router.ts'

/** The documents print three statuses; any other one is returned unchanged and is no error. */
export const paymentStatus = z
  .object({
    status: z
      .string()
      .min(1)
      .describe(
        'PAYMENT_SUCCESS, PAYMENT_FAILED or PAYMENT_PENDING; another one means that the status is unknown yet.',
      ),
  })
  .describe('The status of the payment.')
export type PaymentStatus = z.infer<typeof paymentStatus>

const statusUnits = 'None: ids and codes only.'

export const payment = c.router(
  {
    callback: {
      method: 'POST',
      path: '/v1/payment/callback',
      contentType: 'application/x-www-form-urlencoded',
      summary: 'Receive the outcome of a payment',
      description:
        'The gateway posts the outcome through the browser and once more from its own server. It is verified and ' +
        'recorded once. A browser, whose call has a return, is redirected there with status (success, failed, cancelled ' +
        'or pending) and txnRef; both are a hint only, and the status call decides. An unpaid return also has the ' +
        "gateway's message as error_description. A refused browser gets a page with a link back to the application, " +
        'with the same status.',
      query: z.strictObject({
        return: z
          .url()
          .optional()
          .describe('Address to which the browser is redirected, of an allowed origin.'),
      }),
      body: gatewayForm,
      responses: { 200: paymentStatus, 303: c.noBody(), ...bodyRefusals('unauthorized') },
      metadata: {
        credentials: ['gateway'],
        units: 'Amounts in the payload are Singapore cents as a text.',
        errors: { unauthorized: 'Key or signature do not match the payload.' },
        example: paymentExamples.callback,
      } satisfies EndpointDocs,
    },
    status: {
      method: 'GET',
      path: '/payment/:txnRef',
      summary: 'Read the status of a payment',
      description: 'By the reference of one attempt to pay.',
      pathParams: z.object({ txnRef: transactionReference }),
      responses: { 200: paymentStatus, ...refusals() },
      metadata: {
        units: statusUnits,
        errors: {},
        example: paymentExamples.status,
      } satisfies EndpointDocs,
    },
    statusOfApplication: {
      method: 'GET',
      path: '/payment',
      summary: 'Read the payment status of an application',
      description:
        'The best outcome of its attempts to pay. A call that accepts text/html gets the payment page instead.',
      query: z.strictObject({ appId }),
      responses: { 200: paymentStatus, ...refusals() },
      metadata: {
        units: statusUnits,
        errors: {},
        example: paymentExamples.statusOfApplication,
      } satisfies EndpointDocs,
    },
    process: {
      method: 'POST',
      path: '/payment/khaos/process',
      summary: 'Receive the outcome of a payment at a kiosk',
      description:
        'Connects a transaction of the terminal to the application that it pays; both must have the same state and ' +
        'amount. The same pair may be sent again and returns the current status of that payment.',
      body: z.strictObject({
        appId,
        txnId: transactionReference.check(z.describe("Reference of the terminal's transaction.")),
      }),
      responses: { 200: paymentStatus, ...bodyRefusals('out_of_order') },
      metadata: {
        units: statusUnits,
        errors: { out_of_order: 'The application has nothing to pay, or not yet.' },
        example: paymentExamples.process,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)
