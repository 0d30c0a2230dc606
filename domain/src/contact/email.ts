export const emailMaxLength = 64

/** Milliseconds of rest before an e-mail address is checked with the service. */
export const emailCheckDebounce = 1000

const atom = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/
const topLevel = /^(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i

/**
 * Whether a text is an address that mail can be sent to: dot-separated atoms, one @, and a host of two labels or more
 * that ends in a top-level domain. Its length is a rule of its own.
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

/** Whether an alternate address is another one than the main address, letter case aside; none at all is. */
export const isDifferentEmail = (alternate: string, main: string): boolean =>
  alternate === '' || alternate.toLowerCase() !== main.toLowerCase()
