import { type KioskPaymentQuery, kioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'
import { withoutReturn } from '../../features/payment/gatewayReturn.ts'

const names = Object.keys(kioskPaymentQuery.shape)

/**
 * The payment in the address of the payment page; null for none. The session stores it, and the
 * address loses it at once, because the next person can reach every address in the history by Back.
 */
export const requestedPayment = (search: string): KioskPaymentQuery | null => {
  const parameters = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  if (parameters.length > 0) {
    const { data: query = null } = kioskPaymentQuery.safeParse(Object.fromEntries(parameters))
    writeSession(sessionKeys.terminal, query && JSON.stringify(query))
    return query
  }
  const stored = readSession(sessionKeys.terminal)
  return stored === null ? null : (kioskPaymentQuery.safeParse(JSON.parse(stored)).data ?? null)
}

/** Deletes the payment of the session after the terminal has answered. */
export const deletePayment = (): void => writeSession(sessionKeys.terminal, null)

/** An address without the parameters of a payment request and of its response. */
export const withoutPayment = (address: URL): string => {
  const url = new URL(withoutReturn(address.href))
  for (const name of names) url.searchParams.delete(name)
  return url.href
}

/** Removes the payment from this page's address, without the router, which would treat it as a navigation. */
export const removePaymentFromAddress = (): void =>
  History.prototype.replaceState.call(history, history.state, '', withoutPayment(new URL(location.href)))
