/** Where the browser goes to pay. */
export const gatewayPath = '/GW2/TxnReqListenerToHost'

/** Where the gateway's own page can be read again, and where it posts what the payer chose. */
export const choicePath = (reference: string): string => `/GW2/payments/${reference}`

export const ownAddressScriptPath = '/GW2/own-address.js'

export const handOverScriptPath = '/GW2/hand-over.js'
