import * as z from 'zod/mini'
import { stateId } from './ids.ts'
import { gatewayPaymentMethod } from './paymentMethod.ts'

/** The query of a kiosk's payment page, and of the terminal's page. */
export const kioskPaymentQuery = z
  .object({
    paymentMode: gatewayPaymentMethod,
    amount: z
      .string()
      .check(
        z.regex(/^[1-9]\d{0,11}$/),
        z.describe('Singapore cents, a whole number above 0 written as a text.'),
      ),
    clientId: z.literal('OA').check(z.describe('The application that requests the payment.')),
    redirectUrl: z
      .string()
      .check(z.regex(/^https?:\/\/\S+$/), z.describe('Address to which the page redirects at the end.')),
    clientState: stateId,
  })
  .check(z.describe('Query of the payment page of a kiosk.'))
export type KioskPaymentQuery = z.infer<typeof kioskPaymentQuery>
