import { z } from 'zod'
import { booleanText } from '../fields/codes.ts'
import { dollarAmount } from '../fields/money.ts'
import { appliedServices } from './turnOnServices.ts'

const amount = (description: string) => dollarAmount.meta({ description: `${description}, in dollars.` })

/** The amounts to pay online, commercial only. Source: document 2, section 3. */
export const onlinePayment = z
  .strictObject({
    security_deposit: amount('Security deposit; GST is not charged on it'),
    admin_fees: amount('Administrative fee with GST'),
    admin_fees_wo_gst: amount('Administrative fee without GST'),
    amount_payable: amount('Deposit and fee with GST'),
    amount_payable_wo_gst: amount('Deposit and fee without GST'),
    gst: amount('GST on the administrative fee'),
    chosen_payment: z.array(z.string()).meta({ description: 'Codes of the payment methods on offer.' }),
    PAYMENT_METHOD: z.string().meta({ description: 'Code of the chosen payment method, else empty.' }),
    bypass_dup_check: booleanText,
    services: appliedServices,
  })
  .meta({ description: 'The payment of a commercial application.' })
export type OnlinePayment = z.infer<typeof onlinePayment>
