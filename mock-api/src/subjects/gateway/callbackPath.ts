/** The path to which the gateway posts the outcome of a payment. */
export const callbackPath = '/v1/payment/callback'
