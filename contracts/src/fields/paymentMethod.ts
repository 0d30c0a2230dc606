import { isPaymentMethod, paymentMethods } from '@open-account/domain/payment/methods'
import * as z from 'zod/mini'
import { required } from './messages.ts'

/** A payment method of the deposit calculation, which the applicant chooses. */
export const paymentMethod = z
  .enum(Object.keys(paymentMethods).filter(isPaymentMethod), { error: required('Payment Method') })
  .check(z.describe('Payment method on offer: PYMT_ENETS or PYMT_CREDIT_CARD.'))

/** The payment method by its name at the payment gateway, as it is submitted. */
export const gatewayPaymentMethod = z
  .enum(paymentMethods, { error: required('Payment Method') })
  .check(z.describe('Payment method at the gateway: NETS_DEBIT or CREDIT_CARD.'))
