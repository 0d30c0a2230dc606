export const emailMaxLength = 64

/** Delay after the last change before the service checks an e-mail address. Milliseconds. */
export const emailCheckDebounce = 1000

const atom = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/
const topLevel = /^(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i

/**
 * Whether a text is an e-mail address: atoms with dots between them, one @, and a host of two labels or more that ends
 * in a top-level domain. `emailMaxLength` limits its length.
 */
export const isEmail = (email: string): boolean => {
  const [local, host, ...rest] = email.split('@')
  if (local === undefined || host === undefined || rest.length > 0) return false
  const labels = host.split('.')
  return (
    local.split('.').every(part => atom.test(part)) &&
    labels.length > 1 &&
    labels.every(part => label.test(part)) &&
    topLevel.test(labels.at(-1) ?? '')
  )
}

/** Whether an alternate address differs from the main one, ignoring case; an empty one does. */
export const isDifferentEmail = (alternate: string, main: string): boolean =>
  alternate === '' || alternate.toLowerCase() !== main.toLowerCase()
