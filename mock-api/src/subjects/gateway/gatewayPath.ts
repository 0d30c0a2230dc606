/** The path of the gateway, to which the browser posts a payment. */
export const gatewayPath = '/GW2/TxnReqListenerToHost'

/** The path of the payment page, which also posts the payer's choice there. */
export const choicePath = (reference: string): string => `/GW2/payments/${reference}`

export const handOverScriptPath = '/GW2/hand-over.js'
