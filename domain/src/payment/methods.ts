/** The gateway's name for each payment method of the deposit options. Source: document 2, section 9. */
export const paymentMethods = {
  PYMT_ENETS: 'NETS_DEBIT',
  PYMT_CREDIT_CARD: 'CREDIT_CARD',
} as const
export type PaymentMethod = keyof typeof paymentMethods

export const isPaymentMethod = (name: string): name is PaymentMethod => Object.hasOwn(paymentMethods, name)

export type GatewayPaymentMethod = (typeof paymentMethods)[PaymentMethod]
