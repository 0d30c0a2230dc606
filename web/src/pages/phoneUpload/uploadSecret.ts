/** Our key in the session storage of a phone. */
const key = 'uploadSecret'

/** The secret in the address of a link, or null. */
export const secretIn = (address: URL): string | null => address.searchParams.get('s')

/** Keeps the secret for as long as this page is open, so that loading it again goes on. */
export const keepSecret = (secret: string | null): void => {
  if (secret === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, secret)
}

/**
 * The secret with which this page was opened. It is taken out of the address at once, so that it stays in no history
 * and goes into no referrer.
 */
export const takeSecret = (): string | null => {
  const secret = secretIn(new URL(location.href))
  if (secret === null) return sessionStorage.getItem(key)
  keepSecret(secret)
  history.replaceState(null, '', location.pathname)
  return secret
}
