import type { PaymentAttempt } from '../../session/paymentAttempt.ts'

/** What the gateway adds to the address when it sends the browser back; a message is taken under either name. */
const names = { status: 'status', reference: 'txnRef', messages: ['error_description', 'error'] } as const

const added = [names.status, names.reference, ...names.messages]

/**
 * What an address says of a return from the gateway; null when it says nothing. Whatever it says is a hint: the status
 * is asked for.
 */
export const gatewayReturn = (search: string): PaymentAttempt['returned'] => {
  const query = new URLSearchParams(search)
  const status = query.get(names.status)
  if (status === null) return null
  const [message = ''] = names.messages.map(name => query.get(name) ?? '').filter(text => text !== '')
  return { status, reference: query.get(names.reference) ?? '', message }
}

/** An address with what a return has added to another one. */
export const withReturn = (address: string, search: string): string => {
  const url = new URL(address)
  const query = new URLSearchParams(search)
  for (const name of added) {
    const value = query.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  return url.href
}

/** An address without what a return has added to it. */
export const withoutReturn = (address: string): string => {
  const url = new URL(address)
  for (const name of added) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
