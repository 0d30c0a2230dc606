/** Where the browser goes to pay. */
export const gatewayPath = '/GW2/TxnReqListenerToHost'

/** The address of the gateway's own page, for GET, to which it also posts the payer's choice. */
export const choicePath = (reference: string): string => `/GW2/payments/${reference}`

export const handOverScriptPath = '/GW2/hand-over.js'
