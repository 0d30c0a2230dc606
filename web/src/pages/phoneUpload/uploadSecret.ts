/** Our key in the session storage of a phone. */
const key = 'uploadSecret'

/** The secret in the address of a link, or null. */
export const secretIn = (address: URL): string | null => address.searchParams.get('s')

/** Saves the secret while this page is open, so that a reload continues. */
export const saveSecret = (secret: string | null): void => {
  if (secret === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, secret)
}

/**
 * The secret with which this page was opened. It is removed from the address at once, so that no history entry and no
 * referrer contains it.
 */
export const takeSecret = (): string | null => {
  const secret = secretIn(new URL(location.href))
  if (secret === null) return sessionStorage.getItem(key)
  saveSecret(secret)
  history.replaceState(null, '', location.pathname)
  return secret
}
