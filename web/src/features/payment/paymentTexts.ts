import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'

/** The address of a payment page with the payment as parameters; its other parameters stay. */
export const addressWith = (page: URL, query: KioskPaymentQuery): string => {
  const address = new URL(page)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

/** The text during a payment. Source: document 2, section 2. */
export const processingPayment = 'Processing Payment'

/** A second text during a payment at a terminal. Source: document 2, section 2. */
export const pleaseWait = 'Please wait'

/** The payee of the deposit. */
export const payee = 'Open Account'

/** The heading above the payment of an accepted application. */
export const paymentTitle = 'Your payment'
