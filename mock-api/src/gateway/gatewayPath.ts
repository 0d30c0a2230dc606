/** Where the browser goes to pay. */
export const gatewayPath = '/GW2/TxnReqListenerToHost'

/** Where the gateway's own page posts what the payer chose. */
export const choicePath = (reference: string): string => `/GW2/payments/${reference}`

export const handOverScriptPath = '/GW2/hand-over.js'
