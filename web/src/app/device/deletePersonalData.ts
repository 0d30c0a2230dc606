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

/** The names of the cookies that a script can see. */
export const visibleCookies = (): readonly string[] =>
  document.cookie
    .split(';')
    .map(cookie => cookie.split('=', 1)[0]?.trim() ?? '')
    .filter(name => name !== '')

const deleteCookies = () => {
  const secure = location.protocol === 'https:' ? 'secure' : ''
  const attributes = cookiePaths().flatMap(path => [
    `path=${path}`,
    ...cookieDomains().map(domain => `path=${path}; domain=${domain}`),
  ])
  // A cookie whose name begins with __Secure- or __Host- is deleted only with `secure`.
  for (const cookie of visibleCookies())
    for (const attribute of attributes) document.cookie = `${cookie}=; max-age=0; ${attribute}; ${secure}`
}

/** Resolves when the database is deleted, or when a page that uses it prevents that. */
const deleteDatabase = (name: string) =>
  new Promise<unknown>(resolve => {
    const request = indexedDB.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, resolve)
  })

/** The names of the caches and of the databases of this origin from every script. */
export const listStores = async () => ({
  caches: 'caches' in window ? await caches.keys() : [],
  databases: 'indexedDB' in window ? (await indexedDB.databases()).flatMap(({ name }) => name ?? []) : [],
})

/** Deletes caches and databases. One that cannot be deleted does not keep the others. */
const deleteStores = async () => {
  const stores = await listStores()
  await Promise.allSettled([
    ...stores.caches.map(name => caches.delete(name)),
    ...stores.databases.map(deleteDatabase),
  ])
}

/**
 * Deletes everything about a person that outlives the document: session storage except for what belongs to the
 * device, local storage, the name of the window, cookies that a script may delete, and then caches and databases, for
 * which it waits.
 */
export const deletePersonalData = async (): Promise<void> => {
  clearSession(currentMode())
  localStorage.clear()
  window.name = ''
  deleteCookies()
  await deleteStores().catch((thrown: unknown) => reportError(thrown))
}
