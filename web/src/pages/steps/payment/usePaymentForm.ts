import { agreement } from '@open-account/contracts/fields/agreement'
import { paymentMethod } from '@open-account/contracts/fields/paymentMethod'
import * as z from 'zod/mini'
import { useDraftForm } from '../../../session/useDraftForm.ts'

const schema = z.object({
  payment: z.object({ PAYMENT_METHOD: paymentMethod, check_i_confirm: agreement }),
})

/** The form of the payment: the payment method and the agreement to the terms. */
export const usePaymentForm = (onPay: () => void) =>
  useDraftForm({ slices: ['payment'], schema: () => schema, onNext: onPay })
