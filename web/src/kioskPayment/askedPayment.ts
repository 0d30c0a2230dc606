import { type KioskPaymentQuery, kioskPaymentQuery } from '@open-account/contracts/fields/kioskPaymentQuery'
import { readSession, sessionKeys, writeSession } from '../application/session.ts'
import { withoutReturn } from '../steps/payment/gatewayReturn.ts'

const names = Object.keys(kioskPaymentQuery.shape)

/**
 * The payment that an address of the payment page asks for; null when it asks for none. It is kept for the session: the
 * address loses it at once, because the next person reaches every address in the history by Back.
 */
export const askedPayment = (search: string): KioskPaymentQuery | null => {
  const given = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  if (given.length > 0) {
    const { data: query = null } = kioskPaymentQuery.safeParse(Object.fromEntries(given))
    writeSession(sessionKeys.terminal, query && JSON.stringify(query))
    return query
  }
  const kept = readSession(sessionKeys.terminal)
  return kept === null ? null : (kioskPaymentQuery.safeParse(JSON.parse(kept)).data ?? null)
}

/** Forgets the payment of the session: the terminal has answered, so that nothing more is paid here. */
export const forgetPayment = (): void => writeSession(sessionKeys.terminal, null)

/** An address without what it says of a payment, asked for or answered. */
export const withoutPayment = (address: URL): string => {
  const url = new URL(withoutReturn(address.href))
  for (const name of names) url.searchParams.delete(name)
  return url.href
}

/** Takes the payment out of the address of this page: past the router, which would take that for a way somewhere. */
export const forgetAddress = (): void =>
  History.prototype.replaceState.call(history, history.state, '', withoutPayment(new URL(location.href)))
