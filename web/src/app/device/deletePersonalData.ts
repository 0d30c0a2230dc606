import { currentMode } from '../../session/mode.ts'
import { clearSession } from '../../session/session.ts'
import { reportError } from '../../http/observability/errorReporter.ts'

/** Every path from the root down to this page: a cookie may be set for any of them. */
const cookiePaths = (): readonly string[] =>
  location.pathname
    .split('/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    .flatMap(path => [path, `${path}/`])

/** This host and its parent domains. */
const cookieDomains = (): readonly string[] =>
  location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'))

const deleteCookies = () => {
  const names = document.cookie.split(';').map(cookie => cookie.split('=', 1)[0]?.trim() ?? '')
  const attributes = cookiePaths().flatMap(path => [
    `path=${path}`,
    ...cookieDomains().map(domain => `path=${path}; domain=${domain}`),
  ])
  for (const cookie of names.filter(name => name !== ''))
    for (const attribute of attributes) document.cookie = `${cookie}=; max-age=0; ${attribute}`
}

/** Deletes caches and databases, whether this application or another script wrote them. */
const deleteStores = async () => {
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
  if (!('indexedDB' in window)) return
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
}

/**
 * Deletes everything about a person that outlives the document: session storage except for what belongs to the
 * device, local storage, cookies that a script may delete, caches, databases.
 */
export const deletePersonalData = (): void => {
  clearSession(currentMode())
  localStorage.clear()
  deleteCookies()
  deleteStores().catch((thrown: unknown) => reportError(thrown))
}
