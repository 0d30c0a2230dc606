import { currentMode } from '../../session/mode.ts'
import { clearSession } from '../../session/session.ts'
import { reportError } from '../../http/observability/errorReporter.ts'

/** Every address from the root down to this page: a cookie may stand at any of them. */
const pathsHere = (): readonly string[] =>
  location.pathname
    .split('/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    .flatMap(path => [path, `${path}/`])

/** This host and all those above it. */
const domainsHere = (): readonly string[] =>
  location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'))

const forgetCookies = () => {
  const names = document.cookie.split(';').map(cookie => cookie.split('=', 1)[0]?.trim() ?? '')
  const places = pathsHere().flatMap(path => [
    `path=${path}`,
    ...domainsHere().map(domain => `path=${path}; domain=${domain}`),
  ])
  for (const name of names.filter(known => known !== ''))
    for (const place of places) document.cookie = `${name}=; max-age=0; ${place}`
}

/** What is kept in the browser's other stores, by this application or by code beside it. */
const forgetStores = async () => {
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
  if (!('indexedDB' in window)) return
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
}

/**
 * Leaves nothing of a person in what outlasts the document: session storage but for what belongs to the device, local
 * storage, cookies that a script may clear, caches, databases.
 */
export const forgetPerson = (): void => {
  clearSession(currentMode())
  localStorage.clear()
  forgetCookies()
  forgetStores().catch((thrown: unknown) => reportError(thrown))
}
