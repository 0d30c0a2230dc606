import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'

/** The address of a page that takes payment, with what is to be paid; what else it says stays. */
export const addressWith = (page: URL, query: KioskPaymentQuery): string => {
  const address = new URL(page)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

/** Shown while a payment is under way. Source of the words: document 2, section 2. */
export const processingPayment = 'Processing Payment'

/** The same at a kiosk with a terminal, besides. Source of the words: document 2, section 2. */
export const pleaseWait = 'Please wait'

/** Heads what is known of the payment of an accepted application. */
export const paymentTitle = 'Your payment'
