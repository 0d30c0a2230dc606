import type { PaymentAttempt } from '../../session/paymentAttempt.ts'

/** The parameters that the gateway adds to the address when it redirects back. A message has either name. */
const names = { status: 'status', reference: 'txnRef', messages: ['error_description', 'error'] } as const

const returnParameters = [names.status, names.reference, ...names.messages]

/**
 * The parameters of a return from the gateway in an address; null without any. They are only a hint: the status is
 * requested from the service.
 */
export const gatewayReturn = (search: string): PaymentAttempt['returned'] => {
  const query = new URLSearchParams(search)
  const status = query.get(names.status)
  if (status === null) return null
  const [message = ''] = names.messages.map(name => query.get(name) ?? '').filter(text => text !== '')
  return { status, reference: query.get(names.reference) ?? '', message }
}

/** An address with the return parameters of another one. */
export const withReturn = (address: string, search: string): string => {
  const url = new URL(address)
  const query = new URLSearchParams(search)
  for (const name of returnParameters) {
    const value = query.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  return url.href
}

/** An address without return parameters. */
export const withoutReturn = (address: string): string => {
  const url = new URL(address)
  for (const name of returnParameters) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
