import type { KioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'

/** The address of a page that takes payment, with what is to be paid; what else it says stays. */
export const addressWith = (page: URL, query: KioskPaymentQuery): string => {
  const address = new URL(page)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
