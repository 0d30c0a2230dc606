/** Where the gateway posts the outcome of a payment to. */
export const callbackPath = '/v1/payment/callback'
