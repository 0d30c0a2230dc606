import { isPaymentMethod, paymentMethods } from '@open-account/domain/payment/methods'
import * as z from 'zod/mini'
import { required } from './messages.ts'

/** A payment method as the deposit calculation offers it and the applicant picks it. */
export const paymentMethod = z
  .enum(Object.keys(paymentMethods).filter(isPaymentMethod), { error: required('Payment Method') })
  .check(z.describe('Payment method on offer: PYMT_ENETS or PYMT_CREDIT_CARD.'))

/** The same by its name at the payment gateway, as it is submitted. */
export const gatewayPaymentMethod = z
  .enum(paymentMethods, { error: required('Payment Method') })
  .check(z.describe('Payment method at the gateway: NETS_DEBIT or CREDIT_CARD.'))
