import * as z from 'zod/mini'
import { stateId } from './ids.ts'
import { gatewayPaymentMethod } from './paymentMethod.ts'

/** The query with which a kiosk goes to its payment page, and that page to the terminal. */
export const kioskPaymentQuery = z
  .object({
    paymentMode: gatewayPaymentMethod,
    amount: z
      .string()
      .check(
        z.regex(/^[1-9]\d{0,11}$/),
        z.describe('Singapore cents, a whole number above 0 written as a text.'),
      ),
    clientId: z.literal('OA').check(z.describe('The application that asks.')),
    redirectUrl: z.string().check(z.regex(/^https?:\/\/\S+$/), z.describe('Where the page leads back to.')),
    clientState: stateId,
  })
  .check(z.describe('Query of the payment page of a kiosk.'))
export type KioskPaymentQuery = z.infer<typeof kioskPaymentQuery>
