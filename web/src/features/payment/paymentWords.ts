/** Shown while a payment is under way. Source of the words: document 2, section 2. */
export const processingPayment = 'Processing Payment'

/** The same at a kiosk with a terminal, besides. Source of the words: document 2, section 2. */
export const pleaseWait = 'Please wait'

/** Heads what is known of the payment of an accepted application. */
export const paymentTitle = 'Your payment'
